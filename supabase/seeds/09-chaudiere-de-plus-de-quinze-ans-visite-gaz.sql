insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'chaudiere-de-plus-de-quinze-ans-visite-gaz',
  $text$Chaudière de plus de quinze ans : préparer la visite gaz$text$,
  $text$L’âge de la chaudière ne décide pas de tout : le tuyau compte autant. Ce qu’il faut sortir, dégager et laisser ouvert, et comment lire un résultat sans paniquer.$text$,
  'gaz',
  '/illustrations/services/gaz.svg',
  $html$
<p>« Ma chaudière est de 2018, donc je ne suis pas concerné. » Nous entendons la phrase souvent, et elle tombe à côté. Le contrôle du gaz dépend de l’installation intérieure, c’est-à-dire du tuyau, des robinets, des raccords et de l’air des pièces. Une chaudière récente branchée sur une canalisation de 1986 laisse l’obligation entière. Une chaudière de vingt ans la rend presque certaine. Autant bien préparer la visite.</p>

<h2>La semaine d’avant : les papiers</h2>
<p>Trois documents font gagner du temps :</p>
<ul>
<li>le certificat de conformité remis à la création ou à la reprise du réseau, qui donne l’âge de l’installation ;</li>
<li>la dernière attestation d’entretien de la chaudière ;</li>
<li>la preuve du ramonage, s’il y a un conduit.</li>
</ul>
<p>Les deux derniers ne remplacent pas le diagnostic. Le premier peut vous en dispenser, s’il est assez récent ou s’il montre que tout a été refait depuis moins de quinze ans. Envoyez-le-nous avant de réserver.</p>

<h2>La veille : dégager</h2>
<p>Le diagnostiqueur suit le gaz depuis son arrivée jusqu’au dernier brûleur. Il lui faut voir le compteur ou la vanne, le passage du tuyau dans le sous-sol, le dessous de l’évier, l’arrière de la cuisinière quand elle se tire. Un meuble de cuisine sans trappe devant un robinet devient une ligne « non vérifié » dans le rapport.</p>
<p>Pensez au garage, où un piquage oublié alimentait jadis un séchoir. Un robinet en attente sans bouchon vissé figure parmi les défauts les plus fréquents, et les plus simples à corriger.</p>

<h2>Le matin : laisser ouvert</h2>
<p>Maison inoccupée ? Faites remettre le gaz. Sans lui, ni la flamme ni l’étanchéité ne peuvent être observées. Si l’abonnement est résilié depuis longtemps, comptez plusieurs jours pour le rétablir et prenez rendez-vous avec nous ensuite.</p>
<p>Chauffez un peu. Une chaudière froide depuis des mois démarre mal devant témoin, et c’est en marche que l’évacuation des fumées se juge.</p>

<h2>Pendant la visite : ce qui se regarde</h2>
<h3>Le tuyau</h3>
<p>Nature, fixation, traversée des murs, absence de fuite apparente. Le cuivre bruni d’un pavillon des années 1980 n’inquiète personne ; un tube plié à la main derrière le lave-linge, si.</p>
<h3>Le flexible de la cuisinière</h3>
<p>Le caoutchouc porte une date limite, imprimée en petit sur sa longueur. Beaucoup l’ont dépassée sans que personne ne l’ait jamais lue. Certains modèles métalliques n’ont pas de limite, et c’est écrit aussi. Regardez le vôtre ce soir : vous saurez déjà si une anomalie vous attend.</p>
<h3>L’air qui entre, l’air qui sort</h3>
<p>Hors chaudière à ventouse, une flamme prend son air dans la pièce. Il faut donc une grille pour l’amener, une sortie en haut ou un conduit qui tire, et rien qui contrarie ce tirage. Or une cuisine rénovée accumule les contrariétés : fenêtres neuves parfaitement jointives, hotte puissante qui aspire vers elle les fumées de la chaudière, grille cachée par un coffrage. Chacune est anodine seule. Ensemble, elles ramènent le monoxyde de carbone dans la pièce, un gaz que rien ne signale au nez.</p>
<h3>La chaudière</h3>
<p>L’emplacement, le raccordement au conduit, l’état visible, la flamme. Ni démontage ni réglage : si elle demande un entretien, il revient à votre chauffagiste.</p>

<h2>Lire le résultat sans paniquer</h2>
<table>
<thead>
<tr><th scope="col">Code</th><th scope="col">Exemple possible</th><th scope="col">Votre délai</th></tr>
</thead>
<tbody>
<tr><td>A1</td><td>Un point à reprendre quand l’occasion se présente</td><td>À prévoir avec vos prochains travaux</td></tr>
<tr><td>A2</td><td>Une aération absente ou bouchée</td><td>Sans tarder, par un professionnel</td></tr>
<tr><td>DGI</td><td>Une fuite, un refoulement de fumées</td><td>Immédiat : la partie dangereuse est coupée pendant la visite</td></tr>
</tbody>
</table>
<p>Le classement exact de chaque défaut est celui de la grille réglementaire : deux situations qui se ressemblent peuvent recevoir deux codes. Un danger grave et immédiat fait peur, mais il ne bloque pas la vente. Il oblige à réparer avant de rouvrir le gaz, ce que chacun souhaite de toute façon.</p>

<h2>Après : combien de temps cela tient</h2>
<p>L’article R134-6 et les suivants du Code de la construction et de l’habitation encadrent cet état. Sa durée dépend de l’usage : trois ans pour accompagner une vente, six pour accompagner un bail. Un même rapport de quatre ans sera donc refusé par le notaire et accepté par votre futur locataire. Si vous hésitez entre vendre et louer, calculez à partir de sa date avant d’en commander un autre.</p>
<p>Ne confondez pas non plus réparation et nouveau diagnostic. Remplacer un flexible ou visser un bouchon ne périme pas le document ; gardez la facture et joignez-la au dossier, elle parle pour vous. Si la chaudière et une partie du réseau changent, un nouveau contrôle devient raisonnable, car l’ancien décrit des appareils qui ne sont plus là.</p>
<p>Prix de départ, durée sur place et références sont sur la page de l’<a href="/services/gaz">état du gaz</a>. Le même technicien peut enchaîner avec l’<a href="/services/electricite">électricité</a> ; demandez les deux dans un seul <a href="/devis-en-ligne">devis</a>, le tableau et la chaudière se regardent le même matin.</p>
$html$,
  '2026-09-22 08:00:00+02',
  '2026-09-22 08:00:00+02',
  7
)
on conflict (slug) do nothing;
