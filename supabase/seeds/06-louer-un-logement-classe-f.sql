insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'louer-un-logement-classe-f',
  $text$Louer un logement classé F : jusqu’à quand, et ensuite ?$text$,
  $text$Oui jusqu’à la fin de 2027, non après. Quatre situations de bailleur, un calendrier à rebours et ce qu’il faut vérifier avant de commander le moindre chantier.$text$,
  'reglementation',
  '/illustrations/services/dpe-projete.svg',
  $html$
<p>La réponse courte : oui, vous pouvez encore louer un logement classé F, jusqu’au 31 décembre 2027. Le lendemain, il sortira des logements décents, comme la classe G l’a fait au 1er janvier 2025 et comme la classe E le fera en 2034. Tel est l’échelonnement du décret n° 2023-796. La réponse utile dépend de ce que vous louez.</p>

<h2>Ce qui vaut pour tous</h2>
<p>L’annonce doit dire la vérité sur la lettre : classes énergie et climat, dépense annuelle estimée. Un candidat locataire lit désormais cette ligne avant le loyer. Et le <a href="/services/dpe">DPE</a> annexé au bail lui donne un appui, puisqu’il peut s’en prévaloir.</p>
<p>Pour le bail en cours au passage de 2028, le ministère du Logement a expliqué, à propos des G, que la règle s’appliquait aux nouveaux contrats, aux renouvellements et aux reconductions tacites. Des juristes discutent ce point. Notez la date anniversaire de votre bail et faites confirmer votre cas par l’agence départementale d’information sur le logement (ADIL) ou par votre notaire avant de compter sur un sursis.</p>

<h2>Cas n° 1 : radiateurs électriques, DPE d’avant 2026</h2>
<p>Ne commandez rien. Depuis le 1er janvier 2026, le coefficient appliqué à l’électricité est plus faible, et un F de 2022 ou de 2024 a pu devenir un E sans un coup de pinceau. L’attestation se télécharge gratuitement auprès de l’ADEME et a pleine valeur juridique. Si elle affiche E, votre horizon recule de six ans. Si elle affiche toujours F, vous savez au moins que le gain facile n’existe pas.</p>

<h2>Cas n° 2 : appartement chauffé au gaz, en copropriété</h2>
<p>Vous n’êtes maître que d’une partie du problème. La façade, la toiture et souvent les fenêtres passent par l’assemblée générale. Restent la chaudière individuelle, la ventilation, l’isolation par l’intérieur d’un mur froid, le plafond du dernier étage vu de votre côté.</p>
<p>Demandez au syndic le DPE collectif de l’immeuble s’il existe : il montre quels travaux communs sont envisagés, et un ravalement isolé voté pour 2027 peut régler votre affaire mieux que tout ce que vous feriez seul. Inscrivez la question à l’ordre du jour dès la prochaine assemblée ; entre un vote et une fin de chantier, deux ans passent vite.</p>

<h2>Cas n° 3 : petite maison ancienne, fioul ou vieux convecteurs</h2>
<p>C’est le cas le plus ouvert, parce que vous décidez seul. C’est aussi celui où l’on se trompe le plus cher, en commençant par la chaudière alors que le grenier est nu. Regardez dans cet ordre :</p>
<ol>
<li>le toit, presque toujours le mieux placé pour gagner beaucoup à peu de frais ;</li>
<li>l’air, c’est-à-dire une ventilation qui marche et des fenêtres qui ferment ;</li>
<li>les murs les plus exposés, avec un isolant adapté au matériau ;</li>
<li>le chauffage, dimensionné pour la maison une fois isolée.</li>
</ol>
<p>Le fioul ajoute une difficulté : la note climat peut vous retenir en F même si la consommation baisse. La lettre finale est la moins bonne des deux, et celle du climat dépend autant de l’énergie brûlée que de la quantité.</p>

<h2>Cas n° 4 : le logement est encore en G</h2>
<p>Viser F pour relouer vite est un mauvais calcul. Vous paieriez des travaux pour tenir jusqu’à la fin de 2027, puis d’autres pour la suite. Dessinez d’abord le chemin jusqu’à E, ou D si la maison s’y prête, puis découpez-le en étapes.</p>

<h2>À rebours depuis 2028</h2>
<ul>
<li><strong>Automne 2027 :</strong> chantier terminé, nouveau DPE établi, factures classées. C’est ce rapport, et non la promesse d’un artisan, qui prouve la classe.</li>
<li><strong>Printemps et été 2027 :</strong> travaux, si possible entre deux locataires.</li>
<li><strong>Hiver 2026-2027 :</strong> devis comparés, aides demandées avant de signer quoi que ce soit.</li>
<li><strong>Avant cela :</strong> une simulation, pour savoir ce qui suffit.</li>
</ul>
<p>Cette simulation s’appelle chez nous le <a href="/services/dpe-projete">DPE projeté</a>. Nous décrivons le logement, puis nous ajoutons vos travaux l’un après l’autre et lisons la lettre à chaque pas. Elle ne remplace pas le rapport officiel et aucun texte ne la demande. Elle répond seulement à la question qui vous occupe : avec ces deux devis, est-ce que je passe ?</p>

<h2>Les maisons que l’on ne peut pas isoler</h2>
<p>Le décret de 2023 tient compte de certains obstacles. Un juge ne peut pas ordonner des travaux qui mettraient en péril la structure ou le clos et couvert du bâtiment, ni ceux qui changent l’extérieur et pour lesquels une autorisation a été refusée au titre du patrimoine ou de l’urbanisme. Une façade à pans de bois du centre de Rouen peut entrer dans ce cadre. N’en déduisez pas une dispense générale : il s’agit d’une limite au pouvoir du juge, elle se démontre pièces en main, et le toit, lui, s’isole presque toujours.</p>

<h2>Vendre plutôt que louer ?</h2>
<p>Certains propriétaires choisissent cette issue. Elle reste permise dans toutes les classes. Pour une maison hors copropriété classée F, prévoyez toutefois un <a href="/services/audit-energetique">audit énergétique</a>, remis à la première visite : le calcul des travaux que vous vouliez éviter sera donc fait, mais c’est l’acheteur qui le lira.</p>
$html$,
  '2026-07-23 08:00:00+02',
  '2026-07-23 08:00:00+02',
  7
)
on conflict (slug) do nothing;
