/**
 * Said by a table whose service cannot be fetched, for each language of tables; one that is missing here says it in
 * English. These words are here, since all others come with the service.
 */
export const UNSERVED: Readonly<Record<string, string>> & { readonly en: string } = {
  en: 'This table could not be loaded completely. Load the page again to play.',
  fr: 'Cette table n’a pas pu se charger entièrement. Rechargez la page pour jouer.',
  de: 'Dieser Tisch wurde nicht vollständig geladen. Lade die Seite neu, um zu spielen.',
  it: 'Questo tavolo non si è caricato del tutto. Ricarica la pagina per giocare.',
  es: 'Esta mesa no se ha cargado del todo. Vuelve a cargar la página para jugar.',
  pt: 'Esta mesa não carregou por completo. Para jogar, é preciso recarregar a página.',
  nl: 'Deze tafel is niet helemaal geladen. Laad de pagina opnieuw om te spelen.',
};
