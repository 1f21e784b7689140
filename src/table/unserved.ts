/**
 * Said by a table whose service cannot be fetched, for each language of tables; one that is missing here says it in
 * English. These words are here, since all others come with the service.
 */
export const UNSERVED: Readonly<Record<string, string>> & { readonly en: string } = {
  en: 'This table could not be loaded. Load the page again.',
  fr: 'La table ne s’est pas chargée entièrement. Rechargez la page.',
  de: 'Der Tisch wurde nicht ganz geladen. Lade die Seite neu.',
  it: 'Il tavolo non si è caricato del tutto. Ricarica la pagina.',
  es: 'La mesa no se ha cargado del todo. Recarga la página.',
  pt: 'A mesa não carregou por completo. Recarregue a página.',
  nl: 'De tafel is niet helemaal geladen. Laad de pagina opnieuw.',
};
