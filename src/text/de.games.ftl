## Was die Seite eines Spiels neben den Regeln sagt

# GAME("minerva") steht für den Eigennamen eines Spiels, zu dem man von dort gehen kann.

# $name (Eigenname)
page-heading = { $name } Solitaire
page-promise = Spiel { $name } online: kostenlos, ohne Anmeldung, ohne Werbung.
page-relatives = Das könnte dir auch gefallen
page-request = Kommt dir auf dieser Seite oder am Tisch etwas seltsam vor, oder hast du eine Idee, wie { $name } noch mehr Freude machen könnte? Dann schreib mir bitte.
page-wish = Und jetzt: viel Vergnügen, und möge immer die richtige Karte obenauf liegen!

## Die ersten Spiele

munger-pitch = Minervas knappere Cousine: ein Deck, sieben Karten Reserve und ein einziger Durchgang durch den Talon. Mach etwas daraus!
manx-pitch = Ordne das Deck zu vier Folgen von je dreizehn Karten, mit vier Spalten, die mit einer einzigen Karte beginnen, einer Zelle und einem Durchgang. Fast nur Können.
triple-minerva-pitch = Drei Decks, zwölf Spalten zu vier Karten und eine Reserve von fünfzehn: deine Rettungsleine, wenn der Tisch verstopft. Lang, und eher Können als Glück.
waning-moon-pitch = Verwandt mit Forty Thieves: zwei Decks auf dreizehn Spalten zu vier Karten, immer nur eine Karte auf einmal, ein Durchgang. Schwer, und meist Können.
minerva-pitch = Die Spalten von Athena, daneben eine offene Reserve von elf Karten und zwei Durchgänge durch einen kurzen Talon. Ein Deck, Glück und Können im Gleichgewicht.
double-minerva-pitch = Minerva mit zwei Decks: neun Spalten, dreizehn Karten Reserve, zwei Durchgänge. Mehr Platz, und mehr im Kopf zu behalten.
athena-pitch = Klondike, ausgelegt wie ein Schachbrett: sieben Spalten zu vier Karten, jede zweite verdeckt. Ein Deck, immer drei Karten auf einmal, so viele Durchgänge, wie du willst.
canfield-pitch = Das Spiel des Spielbankbesitzers: dreizehn Karten Reserve, vier dünne Spalten und Zielstapel, deren Anfang der Zufall bestimmt. Ein Deck; das Glück redet kräftig mit.
spider-pitch = Zwei Decks, zehn Spalten und acht Folgen vom König bis zum Ass, die am Stück nach Hause wollen. Meist Können, und Geduld.
tabby-cat-pitch = Vier Spalten, ein Durchgang und ein Schweif, auf dem eine ganze Folge ruhen kann. Ein Deck, die Farbe spielt keine Rolle, fast nur Können.
klondike-pitch = Das Spiel, das die meisten meinen, wenn sie Solitaire sagen. Ein Deck, sieben Spalten, eine Karte auf einmal, so viele Durchgänge, wie du willst.
forty-thieves-pitch = Zwei Decks, zehn offene Spalten zu vier Karten, in Farbe gebaut, eine Karte auf einmal, ein Durchgang. Ein Klassiker, und ein schwerer.
eclipse-pitch = Die Spalten von Waning Moon, aber Folgen in derselben Farbe wandern zusammen, und der Talon fällt in vier Reihen zu dreizehn Karten auf den Tisch. Zwei Decks, meist Können.
thirty-nine-steps-pitch = Waning Moon mit Spalten zu drei Karten: neununddreißig auf dem Tisch, fünfundsechzig im Talon, ein Durchgang. Zwei Decks, meist Können.

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
gypsy-pitch = Zwei Decks, acht Spalten abwechselnd in Rot und Schwarz und ein Talon, der Reihe für Reihe austeilt: der große Bruder von Klondike, großzügig und lang.
freecell-pitch = Alle Karten liegen offen, und vier freie Zellen sind die einzige Hilfe, die du brauchst: Fast jede Partie ist zu gewinnen, es liegt also ganz an dir.
penguin-pitch = Die erste Karte, der Schnabel, bestimmt, womit die Zielstapel beginnen. Alles offen, sieben Zellen, fast nur Können.
yukon-pitch = Klondike ohne Talon: Alle Karten sind ausgeteilt, und jede offene Karte wandert mit allem, was auf ihr liegt.
bakers-dozen-pitch = Dreizehn offene Spalten mit den Königen zuunterst, einzelne Karten, und keine leere Spalte wird je wieder gefüllt. Leicht zu lernen, schön zu gewinnen.
bisley-pitch = Die Asse steigen, die Könige kommen herab, bis sie sich treffen, und die Spalten dürfen in beide Richtungen gebaut werden. Alles offen, meist Können.
beleaguered-castle-pitch = In der Mitte stehen die Asse, belagert von acht offenen Spalten. Die Farbe spielt keine Rolle, bewegt wird Karte für Karte. Nur Können.
fan-pitch = Siebzehn kleine Fächer zu drei Karten und eine einzelne Karte, abwärts in derselben Farbe, und in eine Lücke dürfen nur Könige. Alles offen.
calculation-pitch = Vier Zielstapel, die in Einer-, Zweier-, Dreier- und Viererschritten zählen, und vier Häufchen für den Rest. Auf die Farbe kommt es nicht an, auf das Vorausdenken schon.
sultan-pitch = Der Herz-König sitzt in der Mitte, und um ihn wächst sein Hofstaat bis zu den Damen. Sechs Zellen, drei Durchgänge, meist Glück, und hübsch anzusehen, wenn es aufgeht.
golf-pitch = Sieben Spalten auf einen Stapel, immer einen Rang höher oder tiefer. Schnell, und gut für eine kurze Pause.
pyramid-pitch = Räum freie Karten in Paaren ab, die zusammen dreizehn ergeben, bis die Pyramide fort ist. Ein Deck, drei Durchgänge, meist Glück.
spiderette-pitch = Spider auf dem Tisch von Klondike: ein Deck, Spalten von einer bis zu sieben Karten und ein Talon, der in Reihen herabregnet.
simple-simon-pitch = Alle 52 Karten offen in zehn Spalten, und vier ganze Farben sind auf dem Tisch zusammenzubringen. Kein Talon, kein Glück, keine Ausreden.
eight-off-pitch = Der Großvater von FreeCell: acht Zellen, vier davon gleich besetzt, Spalten in Farbe und in die Lücken nur Könige. Alles offen.
seahaven-towers-pitch = Zehn offene Spalten in Farbe, vier Zellen, zwei davon besetzt, Könige in die Lücken: ein kühles, genaues Rätsel.
four-seasons-pitch = Ein Kreuz aus fünf Karten, vier Ecken zu füllen und ein Deck, das in einem Durchgang reichen muss: schnell, alt und meist Glück.
aces-up-pitch = Vier Spalten, und von zwei Karten einer Farbe geht die niedrigere: ein Spiel für die Kaffeepause, meist vorbei, bevor der Kaffee leer ist.
eagle-wing-pitch = Acht Karten, ausgebreitet wie Flügel, und darunter ein Stamm von dreizehn, der nur hervorkommt, wenn eine Feder fällt.
easthaven-pitch = Klondike in Reihen: sieben Spalten zu drei Karten und ein Talon, der fünfmal alles zudeckt.
bakers-game-pitch = Der Vater von FreeCell: dieselben vier Zellen, aber Spalten in einer Farbe, und jeder Zug zählt doppelt.
la-belle-lucie-pitch = Achtzehn kleine Fächer, in Farbe, eine Karte auf einmal; und wenn nichts mehr geht, zweimal neu gemischt.
bristol-pitch = Acht Fächer zu drei Karten, Farben ohne Bedeutung und ein Talon, der auf drei kleine Stapel austeilt: flink und freundlich.
flower-garden-pitch = Sechs Beete mit sechs Blumen und ein Strauß von sechzehn, alles offen: ein reizender, anspruchsvoller Garten.
king-albert-pitch = Neun Spalten von einer bis zu neun Karten und sieben freie Karten daneben: alles offen, und schwer zu überreden.
fourteen-pitch = Zwölf Spalten, in Paaren abzuräumen, die vierzehn ergeben: alles offen, wenige Entscheidungen, und jede zählt.
monte-carlo-pitch = Fünfundzwanzig Karten im Viereck: Nimm Nachbarn zu Paaren, lass den Rest aufrücken und hoffe auf neue.
montana-pitch = Vier Reihen, vier Lücken, und jede Karte hat einen Platz, an den sie will: halb Schiebepuzzle, halb Patience.
chameleon-pitch = Canfield mit nur drei Spalten, dafür ohne Rücksicht auf die Farbe: eng und nachsichtig zugleich.
dutchess-pitch = Vier Fächer zu drei Karten als Reserve, eine Basis, die du selbst wählst, und zwei Durchgänge: das demokratische Canfield.
will-o-the-wisp-pitch = Eine leichtere Spiderette: sieben Spalten zu drei Karten, jede oberste offen, fünf Reihen kommen noch.
limited-pitch = Forty Thieves auf zwölf Spalten zu drei Karten: mehr Plätze, weniger begrabene Karten und immer noch nur ein Durchgang.
streets-and-alleys-pitch = Beleaguered Castle ohne seine Mauer aus Assen: Auch sie stecken irgendwo in den acht Spalten. Alles offen, nur Können.
fortress-pitch = Zehn offene Spalten, auf- und abwärts gebaut, aber nur in derselben Farbe: eine Festung mit wenigen Türen.
shamrocks-pitch = Achtzehn Fächer, in denen nie mehr als drei Karten liegen, in beide Richtungen und ohne Rücksicht auf die Farbe gebaut: sanft, grün und nicht ganz harmlos.
numerica-pitch = Vier Zielstapel, vier Häufchen und immer eine Karte, die irgendwohin muss: vielleicht die älteste Patience überhaupt.
auld-lang-syne-pitch = Die Asse liegen bereit, immer vier Karten kommen, und du kannst nur schauen, was passt: Geduld in Reinform.
terrace-pitch = Eine Terrasse von elf Karten, eine Basis nach eigener Wahl und Zielstapel in Rot und Schwarz: eine der großen alten Patiencen mit zwei Decks.
carpet-pitch = Vier Asse und dazwischen ein Teppich aus zwanzig Karten: Jede, die du siehst, darf ins Ziel, und Lücken füllen sich aus dem Deck.
three-peaks-pitch = Drei Gipfel aus Karten, ein Stapel, ein Rang hinauf oder hinunter: schnell, heiter, und bei einer Partie bleibt es selten.
black-hole-pitch = Alles stürzt in das Pik-Ass, immer einen Rang hinauf oder hinunter: 51 Karten, kein Talon, kein Entkommen.
nestor-pitch = Nimm Paare gleichen Rangs weg, bis nichts mehr da ist: acht Spalten, vier Helfer und kein Talon.
accordion-pitch = Eine lange Reihe, zu einem einzigen Stapel zusammengeschoben: der einfachste Tisch der Welt und kaum zu bezwingen.
osmosis-pitch = Die Farben sickern von Reihe zu Reihe, in der Ordnung, in der die Reihe darüber sie bekommen hat: anders als jede andere Patience.
clock-pitch = Jede Karte geht zu ihrer Stunde, bis der vierte König die Uhr anhält: gar kein Können, und eine von dreizehn Partien geht auf.
westcliff-pitch = Zehn kurze Spalten in Rot und Schwarz, in eine Lücke darf alles, ein Durchgang: das gefälligste Klondike, das es gibt.
thumb-and-pouch-pitch = Ein Klondike, in dem nur die eigene Farbe verboten ist und jede Karte eine Lücke füllen darf: gemütlich, mit einem Durchgang.
whitehead-pitch = Alles offen, Rot auf Rot und Schwarz auf Schwarz, und nur Folgen in einer Farbe wandern zusammen: ein Klondike zum Nachdenken.
thirty-six-pitch = Sechs offene Spalten zu sechs Karten, Farben ohne Bedeutung, ganze Folgen in Bewegung: kurz, leicht, ein Durchgang.
gargantua-pitch = Klondike für den Hunger eines Riesen: zwei Decks, neun Spalten und zweimal durch den Talon.
big-harp-pitch = Zehn Spalten wie die Saiten einer Harfe, zwei Decks, in eine Lücke darf alles, ein Durchgang.
batsford-pitch = Ein doppeltes Klondike mit Wartezimmer für drei Könige: zehn Spalten, zwei Decks, ein Durchgang.
thieves-of-egypt-pitch = Eine Pyramide auf dem Kopf, ganz offen, zwei Decks und zwei Durchgänge: Die vierzig Räuber gehen nach Ägypten.
storehouse-pitch = Canfield in Farbe: Die Zweien liegen bereit, dreizehn Karten sind auf Lager, und der Talon kommt dreimal.
mrs-mop-pitch = Spider mit allen 104 Karten offen auf dem Tisch: dreizehn Spalten, kein Talon, ein großer Hausputz.
big-spider-pitch = Spider mit drei Decks: dreizehn Spalten, zwölf Folgen und sechs Reihen, die wie Wetter hereinbrechen.
forty-and-eight-pitch = Acht offene Spalten zu vier Karten, in Farbe, eine Karte auf einmal, aber zweimal durch den Talon: Forty Thieves mit Bedenkzeit.
deuces-pitch = Alle acht Zweien eröffnen die Zielstapel, zehn einzelne Karten die Spalten, und 86 kommen noch.
lucas-pitch = Dreizehn offene Spalten in Farbe, und ganze Folgen dürfen wandern: Forty Thieves von seiner großzügigsten Seite.
rank-and-file-pitch = Forty Thieves in Rot und Schwarz, mit drei verdeckten Karten in jeder Spalte und Folgen, die im Gleichschritt gehen.
fortunes-favor-pitch = Zwölf einzelne Karten um vier Asse, und Lücken, die sich selbst füllen: Fortuna macht die meiste Arbeit.
seven-by-four-pitch = FreeCell mit einer Spalte weniger: sieben Spalten, vier Zellen, alles offen.
forecell-pitch = FreeCell, das mit vollen Zellen beginnt und in die Lücken nur Könige lässt: vier Fesseln zum Abschütteln.
good-measure-pitch = Baker’s Dozen eine Nummer kleiner: zehn offene Spalten zu fünf Karten, zwei Asse schon draußen, die Könige zuunterst.
cruel-pitch = Zwölf kleine Stapel in Farbe und ein Neuausteilen, so oft du willst, das die Ordnung behält: ein Rätsel vom Verschieben.
scotch-patience-pitch = Achtzehn Fächer ohne Rücksicht auf die Farbe, aber Zielstapel in Rot und Schwarz: sparsam, wie der Name andeutet.
betsy-ross-pitch = Vier Zahlenfolgen, ein Talon, der dreimal kommt, und nichts zu entscheiden: Zählen zur Gesellschaft.
windmill-pitch = Ein großer Flügel in der Mitte, der sich viermal vom Ass zum König dreht, und vier, die von den Königen herunterkommen.
royal-cotillion-pitch = Damen auf der einen Seite, Herren auf der anderen, und Zielstapel, die zwei Ränge auf einmal steigen: ein Tanz mit zwei Decks.
doublets-pitch = Alles verdoppelt sich: von der Drei zur Sechs, zur Dame, zum Buben, immer im Kreis, und die Könige schauen zu.
napoleons-tomb-pitch = Ein Stapel läuft viermal von der Sechs zum Ass hinunter, vier steigen von der Sieben zum König, und vier Plätze warten: flink und ordentlich.
grandfathers-clock-pitch = Zwölf Zielstapel um ein Zifferblatt, und gewonnen ist, wenn jeder Stapel seine Stunde zeigt.
thirteens-pitch = Zehn Karten, Paare, die dreizehn ergeben, Könige allein, Lücken sofort gefüllt: Patience in ihrer schlichtesten Form.
peek-pitch = Osmosis mit offener Reserve: Du siehst, was kommt, was nicht heißt, dass du es beschleunigen kannst.
vegas-klondike-pitch = Klondike, wie es die Casinos austeilten: eine Karte auf einmal und einmal durch den Talon.
small-harp-pitch = Klondike, dessen Spalten wie Harfensaiten stehen, von lang nach kurz, so wie man es in Deutschland spielte.
trigon-pitch = Klondike in Farbe: eine Karte auf einmal, so viele Durchgänge, wie du willst, und viel mehr Widerstand.
northwest-territory-pitch = Klondike ohne Talon: acht Spalten und daneben sechzehn offene Karten, über die du frei verfügst.
jane-pitch = Ein Klondike mit ausgeloster Basis und sieben offenen Karten in Reserve, die der Talon erneuert.
agnes-bernauer-pitch = Alle Spalten offen, eine ausgeloste Basis, sieben Reservestapel: ein Klondike für Planer.
agnes-sorel-pitch = Rot auf Rot und Schwarz auf Schwarz, ein Talon, der in Reihen fällt, und Lücken, die leer bleiben: eine Dame mit eigenem Willen.
pas-seul-pitch = Sechs einzelne Karten zum Anfang, Rot und Schwarz, ein Durchgang: ein Solotanz auf fast leerem Parkett.
saratoga-pitch = Klondike ohne Verstecktes, drei Karten auf einmal: Bedenkzeit inbegriffen.
double-klondike-pitch = Klondike mit zwei Decks: neun Spalten, acht Zielstapel, eine Karte auf einmal, keine Eile.
double-klondike-draw-3-pitch = Double Klondike mit drei Karten auf einmal: Der lange Talon wird zum Rätsel für sich.
