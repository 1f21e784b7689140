## Was die Seite eines Spiels neben den Regeln sagt

# GAME("minerva") steht für den Eigennamen eines Spiels, zu dem man von dort gehen kann.
# Absätze sind durch eine leere Zeile getrennt.

# $name (Eigenname)
page-heading = { $name } Solitaire
page-promise = Spiel { $name } online: kostenlos, ohne Anmeldung, ohne Werbung.
page-relatives = Das könnte dir auch gefallen
page-request = Kommt dir auf dieser Seite oder am Tisch etwas seltsam vor, oder hast du eine Idee, wie { $name } noch mehr Freude machen könnte? Dann schreib mir bitte.
page-wish = Und jetzt: viel Vergnügen, und möge immer die richtige Karte obenauf liegen!

## Die ersten Spiele

munger-pitch = Minervas knappere Cousine: ein Deck, sieben Karten Reserve und ein einziger Durchgang durch den Talon. Mach etwas daraus!
munger-introduction =
    Munger gehört zur Familie von Athena, deren Spalten wie ein Schachbrett ausgelegt werden: eine Karte verdeckt, eine offen, eine verdeckt, eine offen. Von Canfield ist die Reserve geborgt, ein kleiner Stapel, den du von Anfang an lesen, aber nur von oben abtragen kannst. Gespielt wird mit einem Deck, und Glück und Können halten sich ungefähr die Waage.

    Das Besondere sind die zwei verdeckten Karten in jeder Spalte. Vierzehn sind es zusammen, und solange sie nicht aufgedeckt sind, spielst du halb im Dunkeln. Die Eröffnung ist darum Geduldsarbeit: Deck auf, was du kannst, bevor der Talon zu Ende ist, denn es gibt nur einen Durchgang, und ein verschenkter Zug lässt sich selten wiedergutmachen. Könige sind früh nur willkommen, wenn eine leere Spalte auf sie wartet. Und vergiss nicht: Was auf einem Zielstapel liegt, ist nicht verloren. Du darfst es zurückholen, wenn eine Spalte es braucht.
munger-relatives = Wenn dir sieben Karten Reserve zu wenig sind: { GAME("minerva") } gibt dir elf und einen zweiten Durchgang. { GAME("double-minerva") } ist dieselbe Idee mit zwei Decks. Und zum Durchatmen geh zu { GAME("athena") }: Dort gibt es keine Reserve, dafür so viele Durchgänge, wie du willst.

manx-pitch = Ordne das Deck zu vier Folgen von je dreizehn Karten, mit vier Spalten, die mit einer einzigen Karte beginnen, einer Zelle und einem Durchgang. Fast nur Können.
manx-introduction =
    Manx hat Rick Holzgrafe erfunden, von dem auch Solitaire Till Dawn stammt, und ihm den Namen der Katze ohne Schweif gegeben. Die Schwester Tabbycat hat einen: einen Platz, auf dem eine ganze Folge warten kann. Manx lässt dir nur eine Zelle, für eine Karte.

    An die Regeln muss man sich kurz gewöhnen. Die Farbe spielt keine Rolle, und die Ränge laufen im Kreis: Nach dem Ass kommt der König. Darum darf eine Folge überall anfangen, wenn nur dreizehn Karten lückenlos aufeinanderfolgen. Einzelne Karten gehen nie ins Ziel, nur eine ganze Folge, und auch die nur, wenn du es sagst. Warten kann klug sein, denn auf einer fertigen Folge, die liegen bleibt, lässt sich weiterbauen.

    Sogar aus einer fertigen Folge darfst du Karten zurückholen, eine nach der anderen. Erlaubt ist das, aber teuer: Der Zielstapel nimmt erst wieder etwas an, wenn alle dreizehn herunter sind. Mit zwei freien Spalten lässt sich das machen, mit einer nicht. Und vor jeder Reihe aus dem Talon frag dich, wohin die nächsten vier Karten gehen können. Die Reihe fällt auf alles, und es gibt nur zwölf davon.

    So kennt man das Spiel hier. Die Regel des Erfinders, und auch die von PySolFC, ist strenger: Nur Folgen vom König bis zum Ass gehen ins Ziel, und nichts kommt je zurück. Dieses Spiel findest du unter { GAME("manx-pysol") }.
manx-relatives = Mit { GAME("spider") } machst du nichts falsch, wenn du gern ganze Folgen nach Hause bringst. { GAME("tabby-cat") } hat dieselben vier Spalten und daneben denselben engen Platz, aber einen Schweif statt einer Zelle.

triple-minerva-pitch = Drei Decks, zwölf Spalten zu vier Karten und eine Reserve von fünfzehn: deine Rettungsleine, wenn der Tisch verstopft. Lang, und eher Können als Glück.
triple-minerva-introduction =
    Triple Minerva ist Minerva, groß geworden: Thomas Warfield hat sie auf drei Decks gebracht. Zwölf Spalten, zwölf Zielstapel und eine Reserve von fünfzehn Karten, die du von Anfang an alle lesen kannst.

    Mit 156 Karten verstopfen die Spalten schneller, als man denkt, und deshalb zählt die Reserve hier mehr als in Minerva: Oft liegt nur dort die eine Karte, die alles wieder in Gang bringt. Greif früh auf sie zu, Schicht für Schicht, und behalt im Auge, was weiter unten liegt. Durch den Talon gehst du zweimal. Was du beim ersten Mal auf dem Ablagestapel lassen musst, kannst du beim zweiten Mal noch bekommen.

    Jede Karte gibt es dreimal, und so stehst du dauernd vor gleichen. Schau zweimal hin, bevor du wählst: Welche der drei Siebenen du nimmst, entscheidet, welche Karte frei wird. Und weil kein Zielstapel an eine Farbe gebunden ist, kannst du eine niedrige Karte sogar von einem Zielstapel auf einen anderen schieben.
triple-minerva-relatives = Dasselbe Spiel eine Nummer kleiner: { GAME("double-minerva") } mit zwei Decks, { GAME("minerva") } mit einem. Oder zurück zum klassischen { GAME("klondike") }: Dort brauchst du keine Reserve.

waning-moon-pitch = Verwandt mit Forty Thieves: zwei Decks auf dreizehn Spalten zu vier Karten, immer nur eine Karte auf einmal, ein Durchgang. Schwer, und meist Können.
waning-moon-introduction =
    Der Name kommt vom Anblick des Tisches: Die Reihe der dreizehn Spalten schwindet Karte um Karte, wie ein abnehmender Mond. Waning Moon spielt dieselben 104 Karten wie Forty Thieves, nur auf drei Spalten mehr; so ist jeder Stapel flacher, und alles liegt offen. Es gehört zur alten Tradition der Patiencen mit zwei Decks, die die Legende mit Napoleon auf St. Helena verbindet. Dass er auch nur eine davon gespielt hat, konnte nie jemand beweisen.

    Dein Gegner ist der Ablagestapel. Es gibt nur einen Durchgang, und eine Karte, die dort begraben wird, ist für immer verloren, wenn nicht alles über ihr einen Platz findet. Leere eine Spalte, so früh du kannst, und dann hüte sie: Sie ist mehr wert als die Karte, die du gern hineinlegen würdest. Bau in Farbe, wo es etwas freilegt, und nicht, weil es eben geht.

    Wie schwer ist es? Spieler rechnen mit einer Gewinnaussicht von rund zehn Prozent; das gilt für Menschen, die den Talon nicht sehen. Ein Computer, der alle Karten kannte, hat 115 von 120 Partien gewonnen, und damit ist so gut wie sicher, dass mindestens neun von zehn Partien zu gewinnen sind. Die beiden Zahlen widersprechen sich nicht: Fast immer gibt es einen Weg, und ihn blind zu finden ist die Kunst.
waning-moon-relatives = In { GAME("eclipse") } dürfen ganze Folgen wandern, und der Talon kommt in Reihen. { GAME("thirty-nine-steps") } ist dasselbe Spiel mit Spalten zu drei Karten und längerem Talon. Und aus { GAME("forty-thieves") } sind sie alle hervorgegangen.

minerva-pitch = Die Spalten von Athena, daneben eine offene Reserve von elf Karten und zwei Durchgänge durch einen kurzen Talon. Ein Deck, Glück und Können im Gleichgewicht.
minerva-introduction =
    Minerva nannten die Römer die Göttin Athena, und auch das Spiel ist das von Athena: sieben Spalten, wie ein Schachbrett ausgelegt, eine Karte verdeckt, eine offen. Neu ist die Reserve von elf Karten. Lesen kannst du sie von Anfang an ganz, spielen darfst du nur die oberste.

    Elf Karten in der Reserve lassen dreizehn für den Talon, und durch den darfst du zweimal. Bald weißt du also fast alles, was es zu wissen gibt, und das Spiel wird zum Rätsel: In welcher Reihenfolge muss die Reserve ausgepackt werden, und welche Spalte gibt zuerst nach? Verdeckte Karten aufzudecken kommt zuerst, schöne Zielstapel später. Mit ihnen eilt es ohnehin nicht, denn ihre obersten Karten dürfen wieder ins Spiel kommen.

    In PySolFC liegt die Reserve bis auf die oberste Karte verdeckt, und die Zielstapel geben nichts zurück. Das ist ein anderes Spiel; du findest es unter { GAME("minerva-pysol") }.
minerva-relatives = { GAME("munger") } ist die knappere Cousine, mit sieben Karten Reserve und einem Durchgang. { GAME("double-minerva") } und { GAME("triple-minerva") } sind etwas für lange Abende. Und von { GAME("canfield") } stammt die Reserve.

double-minerva-pitch = Minerva mit zwei Decks: neun Spalten, dreizehn Karten Reserve, zwei Durchgänge. Mehr Platz, und mehr im Kopf zu behalten.
double-minerva-introduction =
    Double Minerva nimmt alles von Minerva und spielt es mit zwei Decks: neun Spalten zu vier Karten, verdeckt, offen, verdeckt, offen, acht Zielstapel und eine offene Reserve von dreizehn Karten. In eine leere Spalte dürfen nur Könige einziehen.

    Zwei Decks machen es zugleich freundlicher und kniffliger. Freundlicher, weil jede Karte zweimal da ist: Ist die eine begraben, liegt ihr Zwilling vielleicht ganz in der Nähe. Kniffliger, weil am Anfang achtzehn Karten verdeckt liegen und aus dem Talon von 55 Karten ein dicker Ablagestapel wird. Nimm dir zuerst die Spalten vor, deren verdeckte Karten am meisten versprechen, und behandle die Reserve wie eine dritte Hand, nicht wie etwas, das weg muss. Es gibt einen zweiten Durchgang; nutz den ersten also, um dich umzusehen.
double-minerva-relatives = { GAME("minerva") } kommt mit einem Deck aus, { GAME("triple-minerva") } braucht drei. Wenn du zwei Decks ohne Reserve und ohne verdeckte Karten möchtest, sieh dir { GAME("forty-thieves") } an.

athena-pitch = Klondike, ausgelegt wie ein Schachbrett: sieben Spalten zu vier Karten, jede zweite verdeckt. Ein Deck, immer drei Karten auf einmal, so viele Durchgänge, wie du willst.
athena-introduction =
    Athena spielt sich wie Klondike und fühlt sich doch vom ersten Zug an anders an. Alle sieben Spalten haben vier Karten, und in jeder liegen sie verdeckt, offen, verdeckt, offen. So siehst du zu Beginn vierzehn Karten statt sieben, und an die Hälfte davon kommst du noch gar nicht heran.

    Gerade das ist der Reiz: Du kannst mit Karten planen, die du siehst, aber noch nicht hast. Schau auf die offene Karte in der zweiten Reihe, überleg dir, wohin sie gehen soll, und mach ihr den Weg frei. Vom Talon werden immer drei Karten auf einmal gedreht. Spielst du eine davon, verschiebt sich die Ordnung der folgenden um eins, und eine Karte, die unerreichbar war, kommt im nächsten Durchgang nach oben. Wenn du lieber einzeln drehst, nimm { GAME("athena-draw-1") }.
athena-relatives = { GAME("klondike") } ist die Mutter dieses Spiels. Mit einer Reserve neben denselben Spalten wird daraus { GAME("minerva") }, mit einer kleineren Reserve und nur einem Durchgang { GAME("munger") }.

canfield-pitch = Das Spiel des Spielbankbesitzers: dreizehn Karten Reserve, vier dünne Spalten und Zielstapel, deren Anfang der Zufall bestimmt. Ein Deck; das Glück redet kräftig mit.
canfield-introduction =
    Man erzählt sich, Richard Canfield, der Ende des neunzehnten Jahrhunderts in Saratoga ein berühmtes Spielhaus führte, habe seinen Gästen ein Deck Karten für fünfzig Dollar verkauft und ihnen fünf für jede Karte gezahlt, die sie ins Ziel brachten. Meist waren es fünf oder sechs. Das wird als Geschichte erzählt, aber wie das meiste, was man sich über Kartenspiele erzählt, genießt man es am besten als Legende.

    Die erste Karte, die auf einen Zielstapel ausgeteilt wird, bestimmt, mit welchem Rang alle vier beginnen, und von dort geht es im Kreis, über den König hinaus zum Ass. Daneben liegen dreizehn Karten in einer Reserve, von der du nur die oberste siehst, und um sie dreht sich alles: Solange sie reicht, füllt sie jede Spalte, die leer wird, sofort und ohne dich zu fragen. Bau die Reserve ab, so schnell du kannst. Eine früh geleerte Spalte holt eine Karte aus der Reserve, und das ist fast immer gut; eine Karte vom Ablagestapel ist es selten.

    Ob Teile einer Spalte wandern dürfen, darüber sind sich die Bücher nicht einig. Hier geht eine Karte oder die ganze Spalte, wie in PySolFC.
canfield-relatives = { GAME("munger") } und { GAME("minerva") } haben eine Reserve, die du von Anfang an lesen kannst. Wenn dir eine Basis gefällt, die der Zufall bestimmt, versuch { GAME("penguin") }: Dort liegen alle Karten offen.

spider-pitch = Zwei Decks, zehn Spalten und acht Folgen vom König bis zum Ass, die am Stück nach Hause wollen. Meist Können, und Geduld.
spider-introduction =
    Spider ist die Königin der Spiele, in denen nichts Karte für Karte ins Ziel geht. Gebaut wird auf dem Tisch, in den Spalten selbst, und erst wenn eine Folge in einer Farbe vom König bis zum Ass vollständig ist, verlässt sie ihn. Acht Folgen müssen gehen, so viele, wie eine Spinne Beine hat; daher, heißt es, kommt der Name.

    In den Spalten darfst du bauen, ohne auf die Farbe zu achten. Die Falle ist, dass sich so eine gemischte Folge nicht bewegen lässt: Zusammen gehen nur Karten in derselben Farbe. Jeder bequeme Zug von jetzt kann also ein Knoten von später sein. Bau in Farbe, wo du kannst, deck verdeckte Karten auf, und arbeite auf eine leere Spalte hin, denn ein besseres Werkzeug gibt es nicht. Vor jeder neuen Reihe aus dem Talon muss in allen Spalten eine Karte liegen. Bring sie vorher in Ordnung, denn die Reihe begräbt sie.

    Mit vier Farben ist Spider anspruchsvoll. Mit zwei wird es freundlicher, und eine ist gut zum Lernen.
spider-relatives = { GAME("spider-1-suit") } und { GAME("spider-2-suits") } sind die sanften Einstiege. { GAME("scorpion") } hat dasselbe Ziel, mit einem Deck und viel mehr Bewegungsfreiheit. Auch in { GAME("manx") } bringst du ganze Folgen nach Hause, und die Farbe spielt dort keine Rolle.

tabby-cat-pitch = Vier Spalten, ein Durchgang und ein Schweif, auf dem eine ganze Folge ruhen kann. Ein Deck, die Farbe spielt keine Rolle, fast nur Können.
tabby-cat-introduction =
    Tabbycat stammt wie Manx von Rick Holzgrafe und aus seinem Solitaire Till Dawn. Eine Manx-Katze hat keinen Schweif, eine getigerte schon, und das ist der ganze Unterschied in einem Bild: Der Schweif neben den Spalten nimmt, solange er leer ist, nicht nur eine einzelne Karte auf, sondern eine ganze Folge.

    Sonst ist alles eng. Es gibt vier Spalten, und zwölfmal fällt eine Reihe von vier Karten darauf. Du baust abwärts, ohne auf die Farbe zu achten, und die Ränge laufen im Kreis, aber ins Ziel gehen nur vollständige Folgen vom König bis zum Ass. Stell eine lange Folge auf dem Schweif ab, um an das zu kommen, was darunter liegt, und überleg dir, wann er wieder frei wird: Ein besetzter Schweif hilft dir nicht, wenn die nächste Reihe kommt. Was darauf liegt, darf auch in Teilen gehen. Der Erfinder war strenger und ließ es nur als Ganzes fort; dieses Spiel ist { GAME("tabby-cat-whole-tail") }.
tabby-cat-relatives = { GAME("manx") } ist die Schwester ohne Schweif. Wenn dir vier Spalten zu wenig sind: { GAME("spider") } hat zehn.

klondike-pitch = Das Spiel, das die meisten meinen, wenn sie Solitaire sagen. Ein Deck, sieben Spalten, eine Karte auf einmal, so viele Durchgänge, wie du willst.
klondike-introduction =
    Klondike ist wohl die bekannteste Patience der Welt und für viele die einzige. Benannt ist sie, so heißt es, nach dem Goldrausch im hohen Norden Kanadas, wo an den Winterabenden viel Zeit war; wer sie erfunden hat, weiß niemand. Seit sie ab 1990 mit jedem Windows-Rechner kam, hat sie ganze Büros beschäftigt.

    Die Regeln sind schnell gelernt, und mit Glück allein ist es nicht getan. Deck vor allem anderen verdeckte Karten auf, und die in den längsten Spalten zuerst. Leere keine Spalte, wenn kein König einziehen will. Und eil nicht mit den Zielstapeln: Auf eine rote Fünf, die im Ziel liegt, kannst du keine schwarze Vier legen, auch wenn du sie hier zurückholen darfst, wenn du sie brauchst.

    Forscher haben ihre Computer sehr viele Partien ansehen lassen, bei denen alle Karten bekannt waren: Etwa neun von zehn sind zu gewinnen, wenn du eine Karte auf einmal drehst, und etwa acht von zehn bei drei Karten (Blake und Gent). Weil Menschen nicht alle Karten kennen, gewinnen sie viel seltener. Dafür braucht sich niemand zu schämen.
klondike-relatives = { GAME("klondike-draw-3") } ist die klassische Herausforderung. In { GAME("athena") } liegt jede Spalte verdeckt, offen, verdeckt, offen. In { GAME("yukon") } sind alle Karten schon ausgeteilt, und { GAME("gypsy") } ist der große Bruder von Klondike mit zwei Decks.

forty-thieves-pitch = Zwei Decks, zehn offene Spalten zu vier Karten, in Farbe gebaut, eine Karte auf einmal, ein Durchgang. Ein Klassiker, und ein schwerer.
forty-thieves-introduction =
    Vierzig Karten liegen zu Beginn auf dem Tisch, und das sind die vierzig Räuber des Ali Baba. Das Spiel heißt auch Napoleon auf St. Helena, denn man erzählt, der Kaiser habe sich damit die Zeit seiner Verbannung vertrieben. Eine schöne Geschichte, und gänzlich unbewiesen.

    In den Spalten ist nichts versteckt, aber geschenkt wird dir auch nichts. Du baust abwärts in derselben Farbe, du bewegst immer nur eine Karte, und jede Karte des Talons siehst du nur einmal. Denk also nach, bevor du drehst. Mach Asse und Zweien frei, halt die Spalten in Farbe, und vor allem: Leere eine Spalte und lass sie leer. Nur auf einem leeren Platz kann eine Karte warten. Anfänger füllen ihn sofort; alte Hasen geben ihn erst her, wenn er ihnen zwei Züge einbringt.
forty-thieves-relatives = Mit drei Spalten mehr werden dieselben Karten zu { GAME("waning-moon") }, mit Spalten zu drei Karten zu { GAME("thirty-nine-steps") }. In { GAME("eclipse") } dürfen Folgen wandern.

eclipse-pitch = Die Spalten von Waning Moon, aber Folgen in derselben Farbe wandern zusammen, und der Talon fällt in vier Reihen zu dreizehn Karten auf den Tisch. Zwei Decks, meist Können.
eclipse-introduction =
    Eclipse sieht aus wie die Schwester Waning Moon: zwei Decks, dreizehn Spalten zu vier Karten, alles offen, abwärts in derselben Farbe gebaut. Zwei Dinge sind anders, und sie ändern alles. Folgen in derselben Farbe wandern als Ganzes, das macht dich schnell. Und einen Ablagestapel gibt es nicht: Tippst du auf den Talon, kommt eine ganze Reihe, eine Karte auf jede der dreizehn Spalten, auch auf die leeren.

    Viermal wird es so auf dem Tisch finster, und was du geordnet hattest, liegt unter neuen Karten. Bring darum so viel wie möglich ins Ziel, bevor du tippst, und heb dir keine leeren Spalten für die Zeit nach der Reihe auf, denn leer sind sie dann nicht mehr. Zwischen den Reihen ist das Spiel großzügig: In eine leere Spalte darf jede Karte und jede Folge, und die Zielstapel geben ihre oberste Karte wieder her.
eclipse-relatives = { GAME("waning-moon") } hat dieselben Spalten, aber einzelne Karten und einen Ablagestapel. Auch { GAME("gypsy") } teilt Reihen aus, auf acht Spalten, die abwechselnd rot und schwarz gebaut werden. Reihen und ganze Folgen zusammen findest du in { GAME("spider") }.

thirty-nine-steps-pitch = Waning Moon mit Spalten zu drei Karten: neununddreißig auf dem Tisch, fünfundsechzig im Talon, ein Durchgang. Zwei Decks, meist Können.
thirty-nine-steps-introduction =
    Dreizehn Spalten zu drei Karten machen neununddreißig Karten, und mehr steckt nicht hinter dem Namen, auch wenn er dem alten Agentenroman von John Buchan zuzwinkert. Die Regeln sind die von Forty Thieves und Waning Moon: alles offen, abwärts in derselben Farbe, eine Karte auf einmal, ein Durchgang.

    Die Spalten sind flach, darum lässt sich leichter eine leeren als in Waning Moon. Dafür ist der Talon länger, und jede Karte, die du drehst und nicht unterbringst, begräbt die davor. Die Kunst ist, Platz zu haben, wenn der Talon bringt, was du brauchst. Gib leere Spalten nur langsam aus, und sieh den Ablagestapel als eine Spalte an, die du von oben wieder abtragen musst.
thirty-nine-steps-relatives = Mit einer vierten Reihe ist es { GAME("waning-moon") }, mit zehn Spalten zu vier Karten { GAME("forty-thieves") }. Wenn dir eine Karte auf einmal zu streng ist: In { GAME("eclipse") } dürfen Folgen wandern.

## Varianten: was anders ist

klondike-draw-3-pitch = Klondike mit drei Karten auf einmal: Nur die letzte davon ist gleich spielbar, und die Reihenfolge im Talon wird zum Rätsel für sich.
athena-draw-1-pitch = Athena mit einer Karte auf einmal, wie in PySolFC: Jede Karte des Talons kommt einmal nach oben.
munger-pysol-pitch = Munger wie in PySolFC: Von der Reserve siehst du nur die oberste Karte, und was auf einem Zielstapel liegt, bleibt dort.
minerva-pysol-pitch = Minerva wie in PySolFC: Von der Reserve siehst du nur die oberste Karte, und was auf einem Zielstapel liegt, bleibt dort.
spider-2-suits-pitch = Spider nur mit Kreuz und Herz: halb so viele Farben zu ordnen und gute Aussichten zu gewinnen.
spider-1-suit-pitch = Spider nur mit Kreuz: Jede Folge lässt sich bewegen. Der sanfte Einstieg.
manx-pysol-pitch = Manx nach der Regel des Erfinders und von PySolFC: Nur Folgen vom König bis zum Ass gehen ins Ziel, und nichts kommt je zurück.
tabby-cat-whole-tail-pitch = Tabbycat nach der Regel des Erfinders: Was auf dem Schweif liegt, verlässt ihn ganz oder gar nicht.
golf-nothing-on-kings-pitch = Golf, wie die meisten es kennen: Ein König ist eine Sackgasse, bis dir der Talon eine andere Karte gibt.

## Weitere Spiele

scorpion-pitch = Das Ziel von Spider mit der Freiheit von Yukon: Jede offene Karte wandert mit allem, was auf ihr liegt, und drei Karten im Talon sind deine letzte Rettung.
scorpion-introduction = Scorpion wirkt sanft und sticht spät: Wenn du merkst, dass zwei Karten einer Farbe einander einsperren, ist die Partie meist schon eine Weile vorbei. Such darum vor dem ersten Zug nach solchen Kreisen, vor allem bei den verdeckten Karten der ersten vier Spalten, und öffne diese Spalten früh. Die letzten drei Karten des Talons heb für den Augenblick auf, in dem du weißt, was sie zudecken werden.
gypsy-pitch = Zwei Decks, acht Spalten abwechselnd in Rot und Schwarz und ein Talon, der Reihe für Reihe austeilt: der große Bruder von Klondike, großzügig und lang.
gypsy-introduction = Gypsy nimmt die Freiheit von { GAME("klondike") }, verdoppelt die Decks und ersetzt das Umdrehen durch zehn Wolkenbrüche. So wird ein Spiel von Ebbe und Flut daraus: Zwischen zwei Reihen ordnest du den Tisch, dann kommt das Wasser wieder. Tipp nicht, solange es noch einen nützlichen Zug gibt, und nutz eine leere Spalte vor der nächsten Reihe, denn danach liegt ohnehin eine Karte darin.
freecell-pitch = Alle Karten liegen offen, und vier freie Zellen sind die einzige Hilfe, die du brauchst: Fast jede Partie ist zu gewinnen, es liegt also ganz an dir.
freecell-introduction = FreeCell ist aus { GAME("bakers-game") } entstanden: 1978 programmierte es Paul Alfille, damals Student, mit abwechselnden Farben in Rot und Schwarz, und später brachte es jeder Windows-Rechner mit. Die ersten 32000 Partien wurden berühmt, weil nur eine einzige davon, die Nummer 11982, noch niemand gewonnen hat. Schau vor dem ersten Zug, wo die Asse liegen, und grab dich zu ihnen hin; und besetz die letzte freie Zelle nur, wenn du weißt, wie sie wieder frei wird.
penguin-pitch = Die erste Karte, der Schnabel, bestimmt, womit die Zielstapel beginnen. Alles offen, sieben Zellen, fast nur Können.
yukon-pitch = Klondike ohne Talon: Alle Karten sind ausgeteilt, und jede offene Karte wandert mit allem, was auf ihr liegt.
yukon-introduction = So wie der Yukon hinter den Goldfeldern des Klondike weiterfließt, geht dieses Spiel weiter, wo { GAME("klondike") } aufhört: Kein Talon, auf den man warten könnte, höchstens ein besserer Einfall. Große, ungeordnete Haufen wandern hier mühelos, und das ist die Falle, denn was du mitnimmst, begräbt vielleicht, was du brauchst. Deck zuerst in den langen Spalten auf, und zieh Züge vor, die später nicht ebenso gut gingen.
bakers-dozen-pitch = Dreizehn offene Spalten mit den Königen zuunterst, einzelne Karten, und keine leere Spalte wird je wieder gefüllt. Leicht zu lernen, schön zu gewinnen.
bakers-dozen-introduction = Ein Bäckerdutzend sind dreizehn, ein Brötchen mehr als versprochen, und hier sind es dreizehn Spalten. Es ist eines der freundlichsten Spiele mit offenen Karten: Die Könige sind schon vor dem Anfang aus dem Weg geräumt, und mit etwas Sorgfalt sind die meisten Partien zu gewinnen. Weil eine geleerte Spalte für immer weg ist, eil nicht damit; jede Spalte ist ein Platz zum Bauen, und du brauchst sie noch lange.
bisley-pitch = Die Asse steigen, die Könige kommen herab, bis sie sich treffen, und die Spalten dürfen in beide Richtungen gebaut werden. Alles offen, meist Können.
beleaguered-castle-pitch = In der Mitte stehen die Asse, belagert von acht offenen Spalten. Die Farbe spielt keine Rolle, bewegt wird Karte für Karte. Nur Können.
beleaguered-castle-introduction = Von oben gesehen gleicht die alte Auslage wirklich einer Belagerung: in der Mitte die Mauer der Asse, auf jeder Seite vier aufgezogene Reihen. Alles liegt offen, und wer verliert, ist selbst schuld. Meist entscheidet die erste leere Spalte. Nimm die, die am wenigsten Opfer kostet, und bring die niedrigen Karten gleichmäßig hinauf, denn eine Farbe, die davonläuft, lässt den anderen nichts zum Anlegen.
fan-pitch = Siebzehn kleine Fächer zu drei Karten und eine einzelne Karte, abwärts in derselben Farbe, und in eine Lücke dürfen nur Könige. Alles offen.
calculation-pitch = Vier Zielstapel, die in Einer-, Zweier-, Dreier- und Viererschritten zählen, und vier Häufchen für den Rest. Auf die Farbe kommt es nicht an, auf das Vorausdenken schon.
calculation-introduction = Calculation ist Rechnen, als Kartenspiel verkleidet, und gilt unter Freunden der Patience als eine der schönsten, weil kaum etwas daran Zufall ist. Anfänger werfen die Karten auf die Häufchen, wie sie kommen, und verlieren; wer plant, gewinnt weit öfter, als er verliert. Halt ein Häufchen für die Könige frei, die überall zuletzt kommen, und leg jedes so an, dass seine Karten in der Reihenfolge herunterkommen, in der du sie brauchst.
sultan-pitch = Der Herz-König sitzt in der Mitte, und um ihn wächst sein Hofstaat bis zu den Damen. Sechs Zellen, drei Durchgänge, meist Glück, und hübsch anzusehen, wenn es aufgeht.
golf-pitch = Sieben Spalten auf einen Stapel, immer einen Rang höher oder tiefer. Schnell, und gut für eine kurze Pause.
golf-introduction = Der Name kommt vom Zählen: Jede Karte, die am Ende übrig ist, gilt als ein Schlag, und über neun Partien, wie über neun Löcher, versucht man, wenige zu brauchen. Such lange Wege auf und ab, bevor du einen anfängst, und halt dir lieber zwei Fortsetzungen offen als eine. Unbequem sind Könige und Asse, denn neben ihnen liegt jeweils nur ein Rang.
pyramid-pitch = Räum freie Karten in Paaren ab, die zusammen dreizehn ergeben, bis die Pyramide fort ist. Ein Deck, drei Durchgänge, meist Glück.
pyramid-introduction = Pyramid ist schnell ausgelegt und selten besiegt, und vielleicht kehrt man deshalb seit mehr als hundert Jahren dazu zurück. Vorausschauen hilft: Liegen die Partner einer Karte tief in derselben Ecke, dann öffne diese Ecke früh. Und nimm nicht zwei Karten der Pyramide, nur weil sie zusammenpassen; eine Karte aus dem Talon leistet vielleicht dasselbe und lässt dir eine Wahl mehr.
spiderette-pitch = Spider auf dem Tisch von Klondike: ein Deck, Spalten von einer bis zu sieben Karten und ein Talon, der in Reihen herabregnet.
spiderette-introduction = Spiderette ist, was von { GAME("spider") } bleibt, wenn nur ein Deck in der Schublade liegt. Kürzer, aber kaum leichter: Jede Karte gibt es nur einmal, und für die begrabene kommt keine zweite. Die erste Reihe aus dem Talon fällt oft zu früh; kümmere dich also um die langen Spalten rechts, solange alles noch klein ist.
simple-simon-pitch = Alle 52 Karten offen in zehn Spalten, und vier ganze Farben sind auf dem Tisch zusammenzubringen. Kein Talon, kein Glück, keine Ausreden.
simple-simon-introduction = Der Name muss ein Scherz sein. Simple Simon ist { GAME("spider") } bei offenem Vorhang: Nichts kommt später dazu, nichts ist versteckt, und trotzdem sucht man die richtige Reihenfolge manchmal eine Viertelstunde. Denk rückwärts: Nimm die Farbe, deren König am freiesten liegt, frag, was auf ihren nächsten Karten liegt, und bau nur dort gemischt, wo du siehst, wie es wieder auseinandergeht.
eight-off-pitch = Der Großvater von FreeCell: acht Zellen, vier davon gleich besetzt, Spalten in Farbe und in die Lücken nur Könige. Alles offen.
eight-off-introduction = Eight Off ist älter als { GAME("freecell") } und zeigt, woher dieses kommt: dieselbe Idee von Plätzen zum Abstellen, aber alles streng in einer Farbe. Acht Zellen fühlen sich reich an, bis du merkst, dass die Hälfte von der ersten Minute an vermietet ist. Setz zuerst diese vier Mieter vor die Tür, und überleg gut, bevor du eine Spalte leerst, für die du keinen König hast.
seahaven-towers-pitch = Zehn offene Spalten in Farbe, vier Zellen, zwei davon besetzt, Könige in die Lücken: ein kühles, genaues Rätsel.
seahaven-towers-introduction = Seahaven Towers hat sich Art Cabral Ende der achtziger Jahre ausgedacht, als die Kartenspiele auf die ersten Heimcomputer umzogen. Weil in eine Lücke nur ein König darf, ist eine geleerte Spalte noch kein Gewinn: Es kommt darauf an, welchen König du zur Hand hast. Zähl, bevor du gräbst: Mit zwei freien Zellen hebst du drei Karten, und keine mehr.
four-seasons-pitch = Ein Kreuz aus fünf Karten, vier Ecken zu füllen und ein Deck, das in einem Durchgang reichen muss: schnell, alt und meist Glück.
four-seasons-introduction = Four Seasons wird als Kreuz ausgelegt, mit den Zielstapeln in den Ecken, und steht unter seinen anderen Namen, Corner Card oder Vanishing Cross, seit Generationen in den Patiencebüchern. Die fünf Spalten nehmen fast alles an; die Kunst ist, sie nicht zu verstopfen. Halt eine für die hohen Ränge frei, von der Basis an gezählt, und lass eine Lücke offen, so lange du es aushältst.
aces-up-pitch = Vier Spalten, und von zwei Karten einer Farbe geht die niedrigere: ein Spiel für die Kaffeepause, meist vorbei, bevor der Kaffee leer ist.
aces-up-introduction = Aces Up lässt sich in einem Satz erklären; darum hat es ein Dutzend Namen, und darum bringen es Großmütter den Kindern bei. Lass dich nicht täuschen: Es geht nur dann und wann auf, und die einzige wirkliche Entscheidung ist die leere Spalte. Leg dorthin die Karte, die am meisten freigibt, oft eine, die auf einer höheren Karte einer anderswo sichtbaren Farbe liegt, und nicht einfach die höchste.
eagle-wing-pitch = Acht Karten, ausgebreitet wie Flügel, und darunter ein Stamm von dreizehn, der nur hervorkommt, wenn eine Feder fällt.
eagle-wing-introduction = Eagle Wing gehört zur Familie von { GAME("canfield") }, und die Auslage hat wirklich Flügel: vier Karten auf jeder Seite eines verdeckten Stapels, den man den Stamm nennt. An diesem Stamm hängt alles, denn eine Karte verlässt ihn nur, wenn ein Flügel leer wird. Bring darum Flügelkarten auch dann ins Ziel, wenn es verschwenderisch aussieht, und nutz die drei Durchgänge, um auf die Farben zu warten, die feststecken.
easthaven-pitch = Klondike in Reihen: sieben Spalten zu drei Karten und ein Talon, der fünfmal alles zudeckt.
easthaven-introduction = Easthaven ist die kleine Schwester von { GAME("gypsy") }: ein Deck, und Reihen statt eines Ablagestapels, in dem man suchen könnte. Die letzte Reihe ist kurz, und das solltest du dir merken, denn sie verschont die Spalten rechts. Eine leere Spalte darf hier mit jeder Karte neu beginnen, aber sei nicht freigebig damit; vor der nächsten Reihe ist eine Lücke mehr wert als ein König darin.
bakers-game-pitch = Der Vater von FreeCell: dieselben vier Zellen, aber Spalten in einer Farbe, und jeder Zug zählt doppelt.
bakers-game-introduction = Martin Gardner hat dieses Spiel 1968 in der Zeitschrift Scientific American beschrieben; er hatte es von dem Mathematiker C. L. Baker, und der hatte es von seinem Vater gelernt. Zehn Jahre später änderte jemand eine einzige Regel, und die Welt bekam { GAME("freecell") }. In einer Farbe passt überall nur eine Karte, darum gibt es hier nur lange Pläne: Such die Spalte, die sich in Nachbarn auflöst, und fang dort an.
la-belle-lucie-pitch = Achtzehn kleine Fächer, in Farbe, eine Karte auf einmal; und wenn nichts mehr geht, zweimal neu gemischt.
la-belle-lucie-introduction = La Belle Lucie, die schöne Lucie, ist eine alte französische Schönheit, und jedes Patiencebuch hält ihr einen Platz frei. Ein verbrauchter Fächer wird nicht ersetzt, darum muss sich jede Karte, die du bewegst, ihren Platz verdienen. Leg nie etwas auf eine Karte, die du bald brauchst: Was hier zugedeckt ist, bleibt es bis zum nächsten Austeilen. Spiel, bis nichts mehr geht, und sammle erst dann ein.
bristol-pitch = Acht Fächer zu drei Karten, Farben ohne Bedeutung und ein Talon, der auf drei kleine Stapel austeilt: flink und freundlich.
bristol-introduction = Bristol haben sich Albert Morehead und Geoffrey Mott-Smith für ihr amerikanisches Patiencebuch ausgedacht, und sie haben es angenehm gemacht: Keine Farbe steht je im Weg, und die Könige liegen zuunterst, wo sie nicht stören. Die drei Stapel, auf die der Talon austeilt, sind dein Gedächtnis: Behalt im Auge, was dort an zweiter Stelle liegt. Bevor du weiter austeilst, frag dich, welche der drei obersten Karten du begraben magst.
flower-garden-pitch = Sechs Beete mit sechs Blumen und ein Strauß von sechzehn, alles offen: ein reizender, anspruchsvoller Garten.
flower-garden-introduction = In Flower Garden sind die Spalten Beete, und die Reserve ist der Strauß in deiner Hand: sechzehn Karten, die du jederzeit verwenden darfst. Das ist ein Reichtum, und er geht zur Neige: Jede Blume, die du aus dem Strauß in ein Beet setzt, steht jemandem im Weg. Grab nach Assen und Zweien in dem Beet, das die meisten hat, und halt lieber ein Beet leer als den Strauß voll.
king-albert-pitch = Neun Spalten von einer bis zu neun Karten und sieben freie Karten daneben: alles offen, und schwer zu überreden.
king-albert-introduction = King Albert soll nach dem König der Belgier heißen, der im Ersten Weltkrieg standhielt, und das Spiel ist ebenso hartnäckig. Die sieben Karten neben den Spalten sind die Besatzung: Schick sie spät hinaus und nie alle zugleich. Die kurzen Spalten sind deine Hoffnung, denn eine von ihnen lässt sich früh leeren; danach ist das Bewegen einzelner Karten ein ganz anderes Spiel.
fourteen-pitch = Zwölf Spalten, in Paaren abzuräumen, die vierzehn ergeben: alles offen, wenige Entscheidungen, und jede zählt.
fourteen-introduction = Fourteen ist schnell erklärt und liegt ganz offen da, man meint also, es müsse aufgehen; es tut das seltener, als man hofft. Was es sperrt, sind Paare, die in einer Spalte übereinanderliegen, und die siehst du gleich zu Beginn. Nimm diese Spalten zuerst auseinander, und wenn eine Karte zwei Partner hat, wähl den, unter dem mehr liegt.
monte-carlo-pitch = Fünfundzwanzig Karten im Viereck: Nimm Nachbarn zu Paaren, lass den Rest aufrücken und hoffe auf neue.
monte-carlo-introduction = Ein Spielcasino gibt es in Monte Carlo, dem Spiel, nicht, aber etwas von seinem Takt: Du nimmst, was zu holen ist, die Karten rücken auf, und das Rad dreht sich wieder. Ganz blindes Glück ist es nicht. Bevor du die Lücken schließt, denk dir aus, wie die Reihen rutschen: Zwei gleiche Karten, die sich jetzt nicht berühren, tun es vielleicht danach, und ein zu früh genommenes Paar kann andere trennen.
montana-pitch = Vier Reihen, vier Lücken, und jede Karte hat einen Platz, an den sie will: halb Schiebepuzzle, halb Patience.
montana-introduction = Montana, auch Gaps genannt, gleicht eher einem Schiebepuzzle als einem Kartenspiel, und wen es einmal hat, den lässt es nicht los. Die Lücke hinter einem König ist tot, darum kommt es mehr auf die Reihenfolge an als auf die Eile. Verfolg jede Kette von Zügen bis ans Ende, bevor du sie beginnst, und such vor allem die Zweien: Eine Reihe, die ihren Anfang hat, zieht bald den Rest nach.
