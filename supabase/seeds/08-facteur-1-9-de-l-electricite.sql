insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'facteur-1-9-de-l-electricite',
  $text$Le facteur 1,9 de l’électricité : qui change de classe ?$text$,
  $text$Depuis janvier 2026, l’électricité pèse moins lourd dans le DPE. Cinq logements calculés à l’ancienne et à la nouvelle mode, et le chemin vers l’attestation gratuite.$text$,
  'dpe',
  '/illustrations/services/electricite.svg',
  $html$
<p>Un kilowattheure lu sur votre compteur électrique ne compte pas pour un dans le DPE. Il compte pour 1,9 depuis le 1er janvier 2026, et il comptait pour 2,3 la veille. Ce petit nombre, fixé par l’arrêté du 13 août 2025, a déplacé des milliers de lettres sans qu’un seul artisan soit monté sur un toit.</p>

<h2>D’où vient un coefficient</h2>
<p>Le DPE compare des énergies qui n’arrivent pas chez vous de la même façon. Le gaz brûle dans votre chaudière. L’électricité, elle, a déjà été produite ailleurs, avec de la chaleur perdue en centrale et un peu encore sur les lignes. Pour mettre tout le monde sur la même échelle, on remonte à l’énergie dite primaire, celle qu’il a fallu au départ. Le gaz, le fioul et le bois se comptent pour ce qu’ils sont. L’électricité se multiplie.</p>
<p>Passer de 2,3 à 1,9 revient à retirer un peu plus de 17 % à la part électrique du résultat. Rien d’autre ne bouge : les seuils des classes, la surface, les déperditions, tout reste en place.</p>

<h2>Cinq logements, deux calculs</h2>
<p>Voici cinq cas inventés, de plus de quarante mètres carrés, dont nous ne regardons que l’échelle énergie. Les consommations sont par mètre carré et par an.</p>
<table>
<thead>
<tr><th scope="col">Logement</th><th scope="col">Consommation</th><th scope="col">À 2,3</th><th scope="col">À 1,9</th></tr>
</thead>
<tbody>
<tr><td>Appartement, vieux convecteurs</td><td>190 kWh d’électricité</td><td>437, classe G</td><td>361, classe F</td></tr>
<tr><td>Maison, radiateurs électriques</td><td>150 kWh d’électricité</td><td>345, classe F</td><td>285, classe E</td></tr>
<tr><td>Pavillon, plancher chauffant électrique</td><td>115 kWh d’électricité</td><td>264,5, classe E</td><td>218,5, classe D</td></tr>
<tr><td>Maison avec pompe à chaleur</td><td>105 kWh d’électricité</td><td>241,5, classe D</td><td>199,5, classe D</td></tr>
<tr><td>Maison au gaz</td><td>200 kWh de gaz, 10 d’électricité</td><td>223, classe D</td><td>219, classe D</td></tr>
</tbody>
</table>
<p>Les trois premières changent de lettre, la quatrième s’en approche, la dernière ne sent rien. Le gain dépend de deux choses : la part de l’électricité dans la maison, et la distance qui vous sépare du seuil suivant. Un logement qui trônait au milieu de sa classe y reste souvent. Quant à la note climat, elle ne bouge pas : si c’est elle qui fixe votre lettre, le coefficient n’y changera rien.</p>

<h2>Trois lettres qui ont des suites</h2>
<ul>
<li><strong>De G à F.</strong> Le logement redevient louable, mais pour un temps : la classe F sortira à son tour en 2028.</li>
<li><strong>De F à E.</strong> L’échéance du bailleur passe de 2028 à 2034. Pour la vente d’une maison hors copropriété, l’audit reste dû.</li>
<li><strong>De E à D.</strong> L’audit n’est plus demandé à la vente avant le 1er janvier 2034. Sur une maison, c’est une dépense et un rendez-vous de moins.</li>
</ul>
<p>On ne peut pas perdre à ce changement. Le nouveau nombre est plus petit : une lettre monte ou ne bouge pas.</p>

<h2>Obtenir l’attestation, pas à pas</h2>
<ol>
<li>Vérifiez que votre DPE date du 1er juillet 2021 ou d’après. Plus ancien, il est caduc et aucune attestation ne le ressuscite.</li>
<li>Relevez son numéro ADEME, treize caractères, en première page.</li>
<li>Saisissez-le sur l’<a href="https://observatoire-dpe-audit.ademe.fr">Observatoire DPE-Audit</a>. Contrôlez l’adresse affichée : une faute de frappe ouvre le dossier d’un inconnu.</li>
<li>Téléchargez le document. Il est gratuit, n’exige aucune visite et a pleine valeur juridique.</li>
<li>Rangez-le avec le DPE et remettez les deux ensemble à l’agence, au notaire, au locataire.</li>
</ol>
<p>Personne n’a besoin d’être payé pour cela. Si l’on vous propose un « DPE de mise à jour » au seul motif du nouveau coefficient, refusez. Le rapport de 2023 garde sa durée de dix ans, et l’attestation ne l’allonge pas.</p>

<h2>Quand un DPE neuf vaut quand même la peine</h2>
<p>L’attestation refait une multiplication. Elle ne sait pas que vous avez changé les fenêtres l’an dernier, qu’un ballon thermodynamique a remplacé le cumulus, ou qu’une ligne « mur inconnu » vous coûtait depuis le début une pénalité injuste. Dans ces situations, un nouveau relevé peut ajouter son effet à celui du coefficient. Regardez la page des déperditions de votre rapport : si une donnée vous paraît fausse ou par défaut, et que vous pouvez la prouver, parlons-en.</p>
<p>Cas typique : un appartement à 332 kWh après attestation, donc F de justesse, puisque la classe E s’arrête à 330. Une facture de double vitrage retrouvée dans un carton peut alors faire la différence. À 410, en revanche, aucun papier ne suffira.</p>

<h2>Ce que votre facture en pense</h2>
<p>Rien. Ce coefficient n’est pas un tarif : ni le prix du kilowattheure, ni le confort, ni les courants d’air n’en dépendent. Un acheteur attentif regardera la dépense annuelle estimée à côté de la lettre, et il aura raison : deux maisons classées E, l’une électrique et l’autre au bois, ne coûtent pas la même chose à chauffer.</p>
<p>Si vous hésitez entre attestation, nouveau relevé et travaux, la page du <a href="/services/dpe">DPE</a> décrit ce que contient une visite. Propriétaire bailleur d’un logement resté en F, vous trouverez dans le <a href="/services/dpe-projete">DPE projeté</a> le moyen de choisir les travaux avant de signer les devis. Et pour une maison à vendre, vérifiez si l’<a href="/services/audit-energetique">audit</a> vous concerne encore avec la nouvelle lettre.</p>
$html$,
  '2026-09-08 08:00:00+02',
  '2026-09-08 08:00:00+02',
  7
)
on conflict (slug) do nothing;
