insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'pan-de-bois-et-torchis-dans-le-dpe',
  $text$Pan de bois et torchis : comment le DPE lit un mur normand$text$,
  $text$Quinze centimètres de chêne et de terre, parfois cachés sous un enduit blanc. Comment nous reconnaissons ce mur, ce que la méthode en fait, et comment ne pas l’étouffer.$text$,
  'expertise-technique',
  '/illustrations/services/dpe.svg',
  $html$
<p>Frappez du doigt une façade enduite, à hauteur d’épaule, en avançant de vingt en vingt centimètres. Un son plein, un son mat, un son plein : vous venez de passer d’un poteau de chêne à un remplissage de terre, puis au poteau suivant. L’œil ne voyait qu’un mur blanc. Pour un <a href="/services/dpe">DPE</a>, ce détail change toute la description de la maison.</p>

<h2>Anatomie de quinze centimètres</h2>
<p>Un pan de bois est une ossature complète, que l’on pourrait démonter et remonter ailleurs. En bas, un soubassement de silex, de pierre ou de brique, que les anciens appelaient le solin, tient le bois loin de l’eau. Dessus court la sablière, pièce couchée qui porte les poteaux. Entre eux, des colombages verticaux et quelques pièces obliques empêchent l’ensemble de se coucher.</p>
<p>Le vide est garni de torchis : de la terre argileuse mêlée de paille, montée sur un lattis. L’enduit de chaux passe par-dessus, des deux côtés. L’épaisseur totale dépasse rarement quinze à dix-huit centimètres. C’est peu. Un mur de bauge ou de pierre du même village fait trois fois plus.</p>

<h2>Trois manières de le reconnaître sans l’ouvrir</h2>
<ul>
<li><strong>L’embrasure.</strong> Au droit d’une fenêtre, on mesure l’épaisseur du mur. Quinze centimètres au premier étage au-dessus d’un rez-de-chaussée de quarante : l’étage est en bois.</li>
<li><strong>Les ombres de l’enduit.</strong> En lumière rasante, les bois dessinent une trame. Après une pluie battante aussi, car terre et chêne ne sèchent pas au même rythme.</li>
<li><strong>Le grenier.</strong> Souvent, le dos du pignon y est resté nu. C’est là que nous photographions la preuve.</li>
</ul>
<p>Les façades ouest réservent des surprises. Beaucoup ont reçu un essentage d’ardoise ou un parement de brique au siècle dernier, et l’on croit à une maison en dur. Le pignon abrité, lui, n’a pas été maquillé.</p>

<h2>Ce que la méthode fait de ce mur</h2>
<p>Nous décrivons le matériau, l’épaisseur, l’orientation, ce qui est au-delà (extérieur, grange, maison voisine) et l’isolant s’il y en a un. La méthode connaît le pan de bois garni et lui attribue une déperdition propre. Encore faut-il le lui dire : un mur déclaré « inconnu » reçoit une valeur liée à l’année de construction, en général sévère.</p>
<table>
<thead>
<tr><th scope="col">Élément</th><th scope="col">Ce que nous relevons</th><th scope="col">Ce qui fait preuve</th></tr>
</thead>
<tbody>
<tr><td>Remplissage</td><td>Torchis, brique, ou vide</td><td>Partie nue au grenier, photo de chantier</td></tr>
<tr><td>Épaisseur</td><td>Mesure à l’embrasure, à chaque niveau</td><td>Notre relevé</td></tr>
<tr><td>Isolant rapporté</td><td>Nature, épaisseur, année</td><td>Facture, ou sondage visible à une prise</td></tr>
<tr><td>Mitoyenneté</td><td>Logement chauffé ou grange froide</td><td>Visite, plan cadastral</td></tr>
</tbody>
</table>
<p>Deux choses échappent au calcul, et il faut les connaître. Les fuites d’air le long des bois, que le retrait du chêne a ouvertes, ne sont pas mesurées : une valeur conventionnelle les remplace. L’agrément d’une paroi qui absorbe l’humidité de la pièce et la rend plus tard ne se note pas non plus. Votre maison peut être plus confortable que sa lettre, ou plus froide un jour de vent.</p>

<h2>La réputation du torchis</h2>
<p>On entend souvent que la terre isole très bien. Elle régule bien, ce qui est autre chose. Quinze centimètres de torchis courant retiennent la chaleur à peu près comme un ou deux centimètres de laine. L’idée qu’il suffit de le laisser tranquille pour obtenir un bon classement ne résiste pas au calcul. L’idée qu’il faudrait le remplacer non plus : un remplissage sain porte l’enduit, freine le vent, amortit les bruits de la rue et ne coûte rien.</p>

<h2>Doubler, mais pas n’importe comment</h2>
<p>Le bois enfermé dans la terre tient depuis trois siècles parce qu’il sèche. Tout ce qui l’en empêche le condamne. Les deux erreurs que nous rencontrons le plus sont l’enduit de ciment en façade, qui garde la pluie derrière lui, et le doublage étanche à l’intérieur, qui retient la vapeur de la salle de bains contre la sablière. Quand on les retire, le bois s’effrite parfois à la main.</p>
<p>Un isolant qui laisse passer la vapeur, fibre de bois ou mélange de chaux et de chanvre par exemple, posé sur un mur dont les fuites d’eau ont été réparées, améliore la note sans tuer l’ossature. L’épaisseur se discute avec un artisan du bâti ancien : davantage n’est pas toujours mieux, car une paroi trop froide du côté extérieur sèche mal.</p>

<h2>Souvent, le mur n’est pas le premier coupable</h2>
<p>Avant de sacrifier un colombage apparent, regardez le reste. Dans une maison à étage mansardé, le rampant et le plancher de grenier perdent fréquemment plus que les façades. Une porte d’entrée disjointe, un sol de tomettes posé à même la terre, un conduit de cheminée ouvert comptent aussi. Il nous arrive de trouver la classe suivante là-haut, sous les tuiles, sans toucher un seul pan de bois.</p>
<p>À la vente d’une maison classée E, F ou G hors copropriété, l’<a href="/services/audit-energetique">audit énergétique</a> peut tenir compte de l’obstacle patrimonial, pourvu qu’il le justifie (article L126-28-1 du Code de la construction et de l’habitation). Pour tester un doublage avant de le payer, demandez plutôt un <a href="/services/dpe-projete">DPE projeté</a>. Si votre maison tient dans une rue de la vieille ville, la page <a href="/diagnostic-immobilier-rouen">diagnostics à Rouen</a> décrit ce que nous y trouvons, quartier par quartier.</p>
$html$,
  '2026-08-18 08:00:00+02',
  '2026-08-18 08:00:00+02',
  7
)
on conflict (slug) do nothing;
