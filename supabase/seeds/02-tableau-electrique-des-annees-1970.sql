insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'tableau-electrique-des-annees-1970',
  $text$Tableau électrique des années 1970 : ce que nous regardons$text$,
  $text$Porcelaine, bakélite et fusibles rechargés à la main : visite guidée d’un vieux tableau, du disjoncteur à la prise de terre, pour savoir ce qui fera une ligne au rapport.$text$,
  'electricite',
  '/illustrations/services/electricite.svg',
  $html$
<p>Il est derrière la porte de l’entrée, à moitié caché par les manteaux : une planche vernie, six porte-fusibles de porcelaine, un gros disjoncteur noir. Le propriétaire s’excuse toujours un peu en l’ouvrant. Il a tort, car une installation de 1974 bien entretenue peut tenir un rapport presque blanc, et un coffret tout neuf cacher le pire. Voici dans quel ordre nous le lisons.</p>

<h2>Le tableau, de haut en bas</h2>
<h3>Le disjoncteur de branchement</h3>
<p>Première question : peut-on couper tout le logement d’un seul geste, sans chaise et sans sortir ? Un appareil monté au fond d’un placard condamné, ou dans une cave partagée, pose déjà problème.</p>
<p>Deuxième question : est-il différentiel, c’est-à-dire capable de voir qu’un courant s’échappe vers la terre ? Beaucoup le sont, à 500 milliampères, et le bouton marqué T ne suffit pas à nous rassurer. Nous provoquons la fuite avec un appareil et mesurons le déclenchement. C’est le moment où tout s’éteint : la box, le réveil, l’ordinateur que l’on avait oublié.</p>
<h3>Les porte-fusibles</h3>
<p>La porcelaine n’est pas condamnée d’avance. Un porte-fusible qui reçoit une cartouche du commerce, au calibre adapté au fil protégé, fait son travail. Ceux que l’on recharge à la main, avec un brin enroulé sur des broches ou logé dans une petite boîte à tabatière, sont des anomalies : personne ne sait plus à quelle intensité ils fondront. Nous en trouvons encore, avec la bobine de fil posée dessus.</p>
<h3>Les fils qui en partent</h3>
<p>Nous relevons leur section et la comparons à la protection. Le défaut classique des années 1970 n’est pas d’origine : un fusible sautait, quelqu’un a mis plus gros. Le fil chauffe alors dans son tube bien avant que quoi que ce soit ne coupe. Les isolants de coton ou de tissu, friables dès qu’on les plie, sont signalés.</p>
<h3>Le rail ajouté plus tard</h3>
<p>Presque tous ces tableaux ont un voisin : trois disjoncteurs modulaires posés en 1995 pour la plaque ou le chauffe-eau. On vérifie que l’ajout est bien alimenté en aval de la coupure générale, que le coffret a son capot, qu’aucune borne nue ne se touche du doigt.</p>

<h2>La terre, dans le jardin et dans les murs</h2>
<p>À l’époque, elle desservait surtout la cuisine et la salle d’eau. Les chambres recevaient deux fils, et les prises à trois trous qu’on y trouve aujourd’hui ont parfois été changées pour faire joli, sans rien derrière. Notre testeur le dit en trois secondes. Une prise à broche sans terre est plus trompeuse qu’une vieille prise à deux trous, car elle promet une protection qui n’existe pas.</p>
<p>Puis nous mesurons la prise de terre elle-même, le piquet ou la boucle enfouie. Avec un différentiel de 500 milliampères, on attend 100 ohms au plus. Un sol de craie sec à la fin d’août donne de moins bons chiffres qu’en mars ; un piquet corrodé les donne mauvais toute l’année.</p>
<p>Quant au différentiel de 30 milliampères, celui qui protège vraiment les personnes, il n’équipait pas ces maisons. S’il manque, le rapport le mentionne, et son absence pèse davantage là où la terre fait défaut aussi.</p>

<h2>La salle de bains, un mètre ruban à la main</h2>
<p>C’est la pièce qui remplit le plus de lignes. Prise au-dessus du lavabo mais à moins de soixante centimètres de la baignoire, radiateur soufflant accroché à portée de main, applique en métal avec un interrupteur à cordelette : chacun de ces objets a eu sa mode. Nous cherchons aussi la liaison équipotentielle, ce fil qui relie la baignoire, les canalisations et la terre. On l’a souvent sectionnée en posant un carrelage neuf.</p>

<h2>Grave, moins grave, sans importance</h2>
<table>
<thead>
<tr><th scope="col">Ce que l’on voit</th><th scope="col">Comment nous le lisons</th></tr>
</thead>
<tbody>
<tr><td>Couvercle cassé, borne accessible au doigt</td><td>Anomalie : on peut toucher une partie sous tension</td></tr>
<tr><td>Fusible à cartouche, intact, au bon calibre</td><td>En principe rien à signaler</td></tr>
<tr><td>Fusible rechargé à la main</td><td>Anomalie : la protection est inconnue</td></tr>
<tr><td>Interrupteur de bakélite intact</td><td>Rien à signaler</td></tr>
<tr><td>Domino pendant au plafond, sans boîte ni luminaire</td><td>Anomalie : raccordement accessible</td></tr>
<tr><td>Trop peu de prises dans le séjour</td><td>Inconfort ; le contrôle n’en parle pas</td></tr>
</tbody>
</table>

<h2>Et si tout a été refait ?</h2>
<p>L’obligation de faire cet <a href="/services/electricite">état électrique</a> suit l’âge de l’installation, au-delà de quinze ans, à la vente comme au bail (articles L134-7 et R134-10 du Code de la construction et de l’habitation). Une maison de 1974 recâblée en entier voici dix ans n’est donc pas visée, pourvu qu’une facture le montre. Une maison dont on a remplacé le tableau en gardant les fils l’est toujours : le coffret brille, les conducteurs ont cinquante ans.</p>
<p>Quant à la durée, elle diffère selon l’usage : trois années pour un acheteur, six pour un locataire.</p>

<h2>Avant notre passage</h2>
<ul>
<li>Videz le placard du tableau et prévenez le télétravailleur de la maison.</li>
<li>Laissez le compteur en service, même si le logement est inoccupé.</li>
<li>Ouvrez garage, cave et combles : les pires rallonges finissent là.</li>
<li>Ne démontez rien et ne « corrigez » rien la veille : une réparation improvisée se voit et coûte souvent une ligne de plus.</li>
</ul>
<p>Si la cuisine est au gaz, dites-le au moment du rendez-vous : l’<a href="/services/gaz">autre contrôle de sécurité</a> se fait dans la même matinée, et le placard n’aura été vidé qu’une fois.</p>
$html$,
  '2026-05-28 08:00:00+02',
  '2026-05-28 08:00:00+02',
  8
)
on conflict (slug) do nothing;
