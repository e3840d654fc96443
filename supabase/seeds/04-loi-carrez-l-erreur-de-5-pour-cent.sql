insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'loi-carrez-l-erreur-de-5-pour-cent',
  $text$Loi Carrez : ce que coûte une erreur de 5 %$text$,
  $text$Huit décimètres carrés peuvent coûter plus de huit mille euros. Le calcul de la réduction, les endroits où les mètres se perdent, et comment relire son attestation.$text$,
  'diagnostic-immobilier',
  '/illustrations/services/loi-carrez.svg',
  $html$
<p>Dans l’acte : 62,40 m². Au laser, six mois après la vente : 58,10 m². Prix payé : 168 000 €. L’acquéreur n’a pas besoin de prouver une mauvaise intention ni de chiffrer son préjudice. Une division suffit.</p>

<h2>Le calcul, ligne par ligne</h2>
<p>Il manque 4,30 m². Rapportés aux 62,40 m² annoncés, cela fait 6,89 %. On dépasse le vingtième que tolère l’article 46 de la loi du 10 juillet 1965, donc le prix baisse en proportion : 168 000 × 4,30 ÷ 62,40, soit 11 577 €.</p>
<p>Remarquez ce qui est remboursé. Le vendeur ne rend pas seulement la part au-delà de 5 %, il rend tout ce qui manque. De là un effet de marche que voici sur le même appartement.</p>
<table>
<thead>
<tr><th scope="col">Surface réelle</th><th scope="col">Il manque</th><th scope="col">Écart</th><th scope="col">Réduction</th></tr>
</thead>
<tbody>
<tr><td>60,10 m²</td><td>2,30 m²</td><td>3,69 %</td><td>Aucune</td></tr>
<tr><td>59,28 m²</td><td>3,12 m²</td><td>5,00 %</td><td>Aucune</td></tr>
<tr><td>59,20 m²</td><td>3,20 m²</td><td>5,13 %</td><td>8 615 €</td></tr>
<tr><td>58,10 m²</td><td>4,30 m²</td><td>6,89 %</td><td>11 577 €</td></tr>
</tbody>
</table>
<p>Entre la deuxième et la troisième ligne, huit décimètres carrés, à peine plus qu’une feuille A4. Ils coûtent 8 615 €. Voilà pourquoi une mesure « à peu près » n’a pas de sens ici.</p>
<p>Dans l’autre sens, rien. Si l’appartement fait 66 m² au lieu de 62,40, l’acheteur garde la bonne surprise.</p>

<h2>Un an, à partir de l’acte</h2>
<p>L’acquéreur dispose d’une année après la signature définitive. Il commence en général par faire remesurer, puis écrit. Passé ce délai, sa demande n’est plus recevable sur ce fondement. Les vendeurs l’apprennent souvent au onzième mois, quand l’acheteur fait dessiner sa cuisine et que le cuisiniste ne retrouve pas ses murs.</p>

<h2>Où se perdent les mètres</h2>
<p>Une vraie faute de mesure est rare. Presque toujours, on a compté ce qui ne devait pas l’être.</p>
<h3>La ligne des 1,80 m mal placée</h3>
<p>Sous un comble, trente centimètres d’écart sur la position de cette ligne, multipliés par la longueur de deux chambres, font trois mètres carrés. À <a href="/diagnostic-immobilier-rouen">Rouen</a> ou à Honfleur, où les planchers penchent, elle n’est même pas parallèle au mur. Elle se relève en plusieurs points, au sol, avec un niveau.</p>
<h3>Le bout de couloir annexé</h3>
<p>Deux chambres de service réunies, le palier entre elles fermé par une porte : tout le monde l’habite, mais il appartient peut-être encore à la copropriété. S’il n’a jamais été vendu au lot, il ne se mesure pas avec lui.</p>
<h3>La loggia devenue bureau</h3>
<p>Fermée, chauffée, meublée, elle a l’air d’une pièce. Avant de l’ajouter, on regarde ce que le règlement de copropriété dit d’elle et si sa fermeture a été autorisée.</p>
<h3>La surface d’un autre document</h3>
<p>L’ancienne annonce, l’avis de taxe foncière, la case « surface » du DPE, le métrage d’un bail : quatre nombres honnêtes, quatre définitions. Recopier l’un d’eux dans un compromis, c’est tirer au sort. Pour le bail, la règle est celle de la <a href="/services/loi-boutin">surface habitable</a>, qui écarte notamment la véranda et le grenier resté brut.</p>
<h3>La cloison abattue, puis la cloison montée</h3>
<p>Ouvrir une cuisine ajoute l’emprise du mur ; créer une salle d’eau en retire. Un mesurage de 2006 n’est pas périmé, il décrit simplement l’appartement de 2006.</p>

<h2>Qui doit se poser la question ?</h2>
<p>Quiconque vend un lot en copropriété d’au moins 8 m², logement ou non. Les maisons ne sont pas hors jeu par principe : un corps de ferme partagé en quatre logements, avec une cour commune et un règlement, est une copropriété, et chacun y vend une surface garantie. Un pavillon sur son terrain, non. La page du <a href="/services/loi-carrez">mesurage Carrez</a> donne la règle complète et ses exclusions.</p>
<p>La cave, le garage et la place de stationnement n’entrent pas dans le total, même quand ils forment des lots à part.</p>

<h2>Relire son attestation en cinq minutes</h2>
<ol>
<li>Le numéro de lot et l’étage sont-ils ceux du titre de propriété ?</li>
<li>Chaque pièce figure-t-elle au tableau, placards et dégagements compris ?</li>
<li>Les surfaces écartées sont-elles listées, avec la raison ? Une mansarde sans ligne « moins de 1,80 m » doit vous alerter.</li>
<li>Le total tombe-t-il juste quand vous additionnez les pièces ?</li>
<li>Rien n’a-t-il bougé depuis la date du rapport ?</li>
</ol>
<p>Une réponse hésitante justifie un nouveau passage, qui commence à 80 €. Mis en face des 8 615 € du tableau, l’arbitrage est vite fait.</p>
$html$,
  '2026-06-25 08:00:00+02',
  '2026-06-25 08:00:00+02',
  6
)
on conflict (slug) do nothing;
