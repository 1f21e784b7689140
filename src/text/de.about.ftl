## Kurze Seiten über das Ganze. Ein Absatz, der mit „# “ beginnt, ist eine Überschrift.

about-fair-deals-lead = Deine Karten sucht niemand aus. Eine neue Partie ist eine ausgeloste Zahl, und allein diese Zahl bestimmt, wo welche Karte liegt.
about-fair-deals-text =
    # Wie die Zahl gezogen wird

    Willst du eine neue Partie, zieht dein Browser eine Zahl von 32000 bis 9999999999. Er nimmt dafür dieselbe Zufallsquelle, aus der er auch geheime Schlüssel macht, und jede Zahl ist genau gleich wahrscheinlich. Wer spielt, wie oft du gewonnen hast und wie lange das her ist, sieht sich dabei niemand an. Eine Liste leichter oder schwerer Partien, aus der gewählt würde, gibt es nicht.

    # Von der Zahl zu den Karten

    Die Zahl setzt einen Zufallsgenerator in Gang, und der mischt: Der Reihe nach tauscht jede Karte ihren Platz mit einer, die aus den noch nicht festgelegten gelost wird. Dann wird nach den Regeln des Spiels ausgeteilt. Manche Spiele brauchen bestimmte Karten von Anfang an an einem bestimmten Platz; welche das sind, steht bei ihren Regeln.

    Darum gibt dieselbe Zahl immer dieselben Karten, heute und in zehn Jahren, auf deinem Telefon und auf dem deiner Freundin. Schreib sie auf, und du kannst die Partie noch einmal spielen; gib sie weiter, und jemand anderes versucht sich daran.

    # Zahlen, die auch andere kennen

    Die Nummern gehören nicht uns allein. Bis 31999 gilt das Verfahren, das durch die nummerierten FreeCell-Partien von Microsoft bekannt wurde, ab 32000 das von PySolFC, einer großen Sammlung von Patiencen. Mit „ms“ davor folgen auch größere Zahlen dem Verfahren von Microsoft. Wo ein Spiel hier wie dort dasselbe ist, ist auch Partie 42 dieselbe.

    # Die Partie des Tages

    Sie wird gar nicht gelost. Sie ergibt sich aus dem Namen des Spiels und dem Datum und aus sonst nichts, und so haben alle, deren Kalender diesen Tag zeigt, dieselben Karten.

    Bei einigen Spielen, den bekanntesten darunter, sind wir für die kommenden Tage einen Schritt weiter gegangen: Von der Nummer des Tages an wird die erste Partie genommen, die eine Suche gewinnen konnte. Einen Weg gibt es also, auch wenn niemand behauptet, dass er leicht zu sehen ist. Ob die Partie eines Tages geprüft ist, steht daneben.

about-winnable-lead = „Lässt sich gewinnen“ sagt etwas über die Karten, und nichts über dich.
about-winnable-text =
    # Zwei Fragen

    Lässt sich diese Partie überhaupt gewinnen? Und werde ich sie gewinnen? Auf die erste Frage gibt es eine feste Antwort; sie steckt in den Karten. Bei der zweiten kommt es auch auf dich an, und auf Karten, die du nicht siehst. Hier wird nie die eine Antwort für die andere ausgegeben.

    # Woher die Antwort kommt

    Eine Suche spielt die Partie weiter, auf einem Weg nach dem anderen, und sie kennt alle Karten, auch die verdeckten. Sie kann auf drei Arten enden. Sie findet einen Weg zum Gewinn: Dann lässt sich die Partie gewinnen, und jeder Zug dieses Weges ist nach den Regeln durchgespielt, bevor du davon hörst. Sie hat alles angesehen und keinen Weg gefunden: Dann ist die Partie von hier aus verloren. Oder die Zeit ist um: Dann ist es nicht entschieden, und genau das wird dir gesagt.

    Das alles geschieht in deinem Browser, auf deinem Gerät.

    # Am Tisch

    Liegt keine Karte verdeckt, sagt der Tisch von selbst, was er weiß. Sind Karten verdeckt, schweigt er, denn schon „lässt sich gewinnen“ würde etwas verraten; in den Einstellungen kannst du es dir immer sagen lassen, oder nie. Tipps gibt es in zwei Arten. Ein fairer kennt nur, was du gesehen hast: Er probiert mehrere Lagen der übrigen Karten durch und sagt dir, in wie vielen davon sein Zug gewinnt. Ein allwissender kennt jede Karte.

    # Die Zahlen bei den Regeln

    Für einige Spiele wurden die ersten Partien, von Nummer 1 an, je zwei Sekunden lang durchsucht, und bei den Regeln steht, was dabei herauskam. Aus einer solchen Stichprobe ergibt sich eine Spanne für alle Partien. Sie ist so berechnet, dass sie in neunzehn von zwanzig Fällen die Wahrheit enthalten sollte; unentschiedene Partien zählen am unteren Ende als verloren und am oberen als gewonnen.

    Sei nicht enttäuscht, wenn du seltener gewinnst. Bei { GAME("waning-moon") } hat fast jede Partie einen Weg, und doch gewinnt man vielleicht jede zehnte, weil man den Talon nicht sieht. Beide Zahlen stimmen. Sie beantworten verschiedene Fragen.

about-privacy-lead = Was du spielst, bleibt auf deinem Gerät. Es gibt kein Konto und keine Werbung, und niemand zählt dich mit.
about-privacy-text =
    # Was aufgehoben wird, und wo

    Dein Browser hebt es auf, auf diesem Gerät: deine Einstellungen; die Partien, die du angefangen hast, mit ihren Zügen; und was aus ihnen geworden ist, mit Zeit, Zügen und ob du zurückgenommen oder Tipps geholt hast. Dazu die Spiele selbst, damit alles auch ohne Internet geht. Cookies gibt es nicht.

    # Was das Gerät verlässt

    Nichts von dem, was du spielst. Die Seiten holen nichts von anderen: keine Schriften, keine Bilder, keine Skripte, keine Statistik. Der Server, auf dem sie liegen, sieht, was jeder Webserver sieht, nämlich dass ein Browser unter deiner Internetadresse seine Dateien geholt hat; und ab und zu fragt dein Browser dort nach, ob es eine neuere Version gibt.

    Ein Link, den du teilst, sagt, was in ihm steht: das Spiel, die Partie und, wenn du willst, deine Züge oder dein Ergebnis. Er geht dorthin, wohin du ihn schickst, und sonst nirgendwohin. Für eine Meldung, die du uns schreibst, gilt dasselbe.

    # Wie du es wieder loswirst

    Ergebnisse löschst du auf der Seite mit deiner Bilanz, für ein Spiel oder für alle. Alles zusammen verschwindet, wenn du in den Einstellungen des Browsers die Daten dieser Seite löschst. Niemand sonst hat eine Kopie; was dort gelöscht ist, ist weg.

    Wird der Platz knapp, räumt ein Browser solche Daten manchmal von sich aus ab. Darum wirst du einmal gefragt, ob er deine behalten soll.

about-accessibility-lead = Alle sollen spielen können: mit Maus oder Finger, mit Tasten, nach Gehör, und ohne Eile.
about-accessibility-text =
    # Mit der Hand

    Jeder Zug geht durch Antippen; ziehen musst du nichts. Tippst du eine Karte an, geht sie auf ihren besten Platz, oder du nimmst sie, wenn du es so einstellst, nur auf und legst sie mit dem nächsten Antippen ab. Keine Uhr läuft gegen dich, und du kannst alles zurücknehmen, bis zum ersten Zug. Wo Karten dicht liegen, holt ein ruhender Finger eine Lupe.

    # Mit Tasten

    Die Pfeiltasten gehen von Stapel zu Stapel und von Karte zu Karte, die Leertaste nimmt Karten auf und legt sie ab, und wer den Namen einer Karte tippt, findet sie. Die ganze Liste zeigt dir die Taste mit dem Fragezeichen, solange du auf den Karten bist. Jede Taste kann eine andere sein, in den Einstellungen.

    # Für die Augen

    Hell, dunkel oder wie auf deinem Gerät. Die Kartenfarben gibt es zweifarbig, vierfarbig oder in vier Farbtönen, die sich bei jeder Art von Farbensehen unterscheiden lassen; an der Form erkennst du sie in jedem Fall. Die Schrift richtet sich nach der Größe, die du im Browser eingestellt hast. Wünscht dein Gerät weniger Bewegung, fliegt keine Karte über den Tisch; gibt es eigene Farben vor, hält sich der Tisch daran.

    # Nach Gehör

    Jeder Stapel und jede Karte hat einen Namen für Vorleseprogramme, und jeder Zug wird in einem Satz gesagt, samt dem, was er aufgedeckt hat. Eine verdeckte Karte hat keinen Namen: Du hörst nie mehr, als andere sehen. Einzelne Tasten sagen dir den ganzen Tisch, einen Stapel, wohin eine Karte kann, und alles, was sich bewegen lässt.

    # Wenn dir etwas im Weg steht

    Dann ist das ein Fehler und gehört behoben.
