insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'plomb-positif-un-an-pour-vendre',
  $text$Plomb positif : un an pour vendre$text$,
  $text$Deux volets au-dessus du seuil et le constat ne vaut plus que douze mois. Quatre calendriers de vente, trois façons de réagir, et la bonne semaine pour le commander.$text$,
  'plomb',
  '/illustrations/services/plomb.svg',
  $html$
<p>Une villa de 1908, un <a href="/services/plomb">constat plomb</a> du 20 mars 2026, deux volets au-dessus du seuil. À partir de là, le temps du vendeur n’est plus le même : le constat sans plomb ne se périme jamais, celui-ci vieillit d’un coup. Pour une vente, il a douze mois devant lui.</p>

<h2>La même maison, quatre calendriers</h2>
<p>Gardons ce constat du 20 mars 2026 et faisons varier la suite.</p>
<table>
<thead>
<tr><th scope="col">Promesse</th><th scope="col">Acte chez le notaire</th><th scope="col">Le constat</th></tr>
</thead>
<tbody>
<tr><td>15 juin 2026</td><td>10 septembre 2026</td><td>Sert aux deux signatures</td></tr>
<tr><td>12 octobre 2026</td><td>8 janvier 2027</td><td>Sert aux deux, avec deux mois de marge</td></tr>
<tr><td>4 janvier 2027</td><td>2 avril 2027</td><td>Bon pour la promesse, à refaire avant l’acte</td></tr>
<tr><td>25 mars 2027</td><td>Été 2027</td><td>À refaire avant la promesse</td></tr>
</tbody>
</table>
<p>La troisième ligne est celle qui surprend. Une promesse signée dans les temps ne gèle rien : le document doit encore être valable le jour de l’acte. Un prêt qui traîne, un droit de préemption, une succession mal réglée, et l’on se retrouve à commander un second passage en catastrophe. Notez l’échéance sur le dossier le jour où vous le recevez.</p>

<h2>Pourquoi deux volets suffisent</h2>
<p>Le constat découpe le logement en éléments et mesure chacun. Le seuil est de 1 milligramme par centimètre carré. Un seul élément l’atteint, et l’ensemble bascule parmi les constats positifs, même si les vingt pièces restantes sont saines. La durée d’un an ne mesure donc pas la gravité : elle part du principe qu’une peinture change. Un volet exposé à l’ouest, face au vent salé, peut passer de « rien à redire » à « écaillé » en un hiver.</p>

<h2>Lisez la dernière colonne avant la première</h2>
<p>Les propriétaires cherchent d’abord le nombre de mesures positives. Regardez plutôt leur classe, de 0 à 3.</p>
<ul>
<li>Que des 0 et des 1 : le plomb dort sous une couche saine ou derrière un revêtement. Votre obligation tient en un mot, entretenir.</li>
<li>Quelques 2 : les portes frottent, les appuis s’usent. Surveillez les endroits où un enfant pose la main ou la bouche.</li>
<li>Un 3 : la peinture se défait. L’article L1334-9 du Code de la santé publique vous demande alors d’informer les occupants et les entreprises qui vont intervenir, puis de faire cesser l’exposition.</li>
</ul>
<p>Un acheteur bien conseillé pose la question dans ces termes. Douze mesures en classe 1 effraient moins qu’une seule en classe 3 sur la fenêtre de la chambre d’enfant.</p>

<h2>Faut-il traiter avant de vendre ?</h2>
<p>Rien ne vous y oblige pour signer. Trois choix se présentent pourtant, et ils n’ont pas le même effet sur le calendrier.</p>
<h3>Déposer</h3>
<p>Les deux volets partent et sont remplacés. Si tout le reste était sous le seuil, le constat refait ensuite sort négatif, et celui-là ne se périmera plus. C’est la solution la plus propre quand le plomb tient à des éléments amovibles : volets, une porte, un placard.</p>
<h3>Recouvrir</h3>
<p>Une toile collée ou une peinture de finition épaisse met la vieille couche hors d’atteinte. La classe s’améliore, mais la mesure reste positive, car l’appareil lit à travers. Le délai de douze mois demeure.</p>
<h3>Laisser et dire</h3>
<p>On vend en l’état, constat à l’appui. Choix fréquent pour une maison que l’acquéreur va reprendre de fond en comble. Il saura, avant d’appeler ses artisans, où ne pas poncer.</p>
<p>Dans tous les cas, pas de ponceuse ni de décapeur thermique dans une pièce habitée. La poussière fine, que l’on ne voit pas, est plus à craindre que l’écaille que l’on balaie.</p>

<h2>Et si vous décidez finalement de louer ?</h2>
<p>Le même constat change alors de longévité. Positif, il couvre les baux signés pendant six ans. Une villa qui ne trouve pas preneur et que l’on propose à l’année n’aura pas besoin d’un nouveau passage. Attention au chemin inverse : un constat de bail vieux de trois ans, toujours bon pour louer, ne vaut plus rien à la vente s’il contient une mesure au-dessus du seuil.</p>

<h2>Choisir la bonne semaine</h2>
<p>Notre conseil pour une maison d’avant 1949 dont vous devinez qu’elle en contient : faites faire le constat au moment de l’estimation, pas plus tôt. Un rapport commandé « pour être tranquille » huit mois avant de confier le bien à une agence aura consommé les deux tiers de sa vie. À l’opposé, attendre la veille de la promesse prive l’acheteur du temps de lire, et un acheteur pressé sur ce sujet négocie par prudence.</p>
<p>Si un ancien constat dort dans votre acte d’achat, ressortez-le. Négatif, il sert encore, quel que soit son âge. Positif, il nous dit quels éléments regarder en premier.</p>
<p>Pour placer cette échéance parmi les autres, indiquez vos dates dans le <a href="/simulateur">simulateur</a> : il calcule ce qui expire avant votre signature.</p>
$html$,
  '2026-06-11 08:00:00+02',
  '2026-06-11 08:00:00+02',
  7
)
on conflict (slug) do nothing;
