insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'dpe-de-2019-pourquoi-il-ne-vaut-plus-rien',
  $text$DPE de 2019 : pourquoi il ne vaut plus rien$text$,
  $text$Il annonce une validité jusqu’en 2029 et pourtant aucun notaire ne l’accepte. Comment reconnaître un DPE d’ancienne méthode, et pourquoi sa lettre va sans doute changer.$text$,
  'dpe',
  '/illustrations/services/dpe.svg',
  $html$
<p>Le vendeur pose sur la table une chemise cartonnée, en tire un DPE de mars 2019 et montre la ligne du bas : « valable jusqu’en mars 2029 ». Il lit bien ce qui est écrit. Pourtant ce papier ne sert plus à rien depuis le 1er janvier 2025, ni chez le notaire, ni pour un bail, ni dans une annonce.</p>

<h2>Une date de coupure, pas une usure</h2>
<p>Dix ans reste la durée normale. Mais la méthode de calcul a été remplacée au 1er juillet 2021, et l’article D126-19 du Code de la construction et de l’habitation a fait sortir les anciens rapports par paliers. Le dernier palier est franchi. L’âge du document n’a donc plus d’importance : seule compte sa position par rapport à ce 1er juillet.</p>
<table>
<thead>
<tr><th scope="col">DPE établi</th><th scope="col">Utilisable jusqu’au</th><th scope="col">Aujourd’hui</th></tr>
</thead>
<tbody>
<tr><td>Jusqu’à la fin de 2017</td><td>31 décembre 2022 au plus tard</td><td>À refaire</td></tr>
<tr><td>De janvier 2018 à juin 2021</td><td>31 décembre 2024</td><td>À refaire</td></tr>
<tr><td>Depuis le 1er juillet 2021</td><td>Dix ans après sa date</td><td>À conserver</td></tr>
</tbody>
</table>
<p>Prenez la date d’établissement, en première page. Celle de la facture, du fichier ou de l’impression ne prouve rien : un rapport de 2020 réimprimé en 2023 reste un rapport de 2020.</p>

<h2>Quand la première page manque</h2>
<p>Un rapport photocopié trois fois perd souvent sa couverture. Le contenu trahit alors son époque.</p>
<ul>
<li><strong>Les factures.</strong> S’il parle d’une moyenne de vos consommations sur trois ans, il est ancien. La méthode actuelle ne regarde jamais vos relevés.</li>
<li><strong>La grande flèche.</strong> Sur le modèle en vigueur, elle porte deux nombres, les kilowattheures et les kilos de CO2, et la plus mauvaise des deux notes décide de la lettre. Sur l’ancien, énergie et climat s’affichaient côte à côte sans se parler : on pouvait être C à gauche et F à droite.</li>
<li><strong>La dépense.</strong> Le rapport d’aujourd’hui donne une fourchette annuelle, « entre tant et tant ». L’ancien donnait un seul montant.</li>
<li><strong>Une étiquette vide.</strong> Faute de factures, certains logements recevaient un DPE sans aucune classe. Ce cas a disparu.</li>
</ul>

<h2>Pourquoi la lettre risque de bouger</h2>
<p>Avant la réforme, une maison ancienne pouvait être classée d’après ce que ses habitants avaient payé. Imaginez une chaumière du pays d’Auge ouverte douze week-ends par an : trois stères de bois, presque pas d’électricité, un beau C. Le calcul actuel la chauffe toute l’année, comme si une famille y vivait, et regarde ses murs, son toit, ses fenêtres. Elle peut descendre à E ou à F sans que rien n’ait changé sur place.</p>
<p>L’inverse existe. Un appartement occupé par quelqu’un qui laissait tourner ses radiateurs fenêtre ouverte a pu traîner une mauvaise note qui n’était pas la sienne. Et l’éclairage comme les petits moteurs, circulateur ou ventilation, entrent désormais dans le compte, alors que l’ancien rapport s’arrêtait au chauffage, à l’eau chaude et au refroidissement.</p>
<p>Ne promettez donc pas à votre agence la lettre de 2019. Attendez la nouvelle.</p>

<h2>Le calendrier d’un vendeur</h2>
<p>Le DPE doit exister avant l’annonce, puisque l’annonce en affiche les classes et la dépense annuelle (article L126-33 du même code). Publier d’abord en se disant que le papier suivra, c’est publier une annonce irrégulière.</p>
<p>Comptez 24 à 48 heures pour notre passage, autant pour le rapport. Si la maison sort en E, F ou G et qu’elle n’est pas en copropriété, un <a href="/services/audit-energetique">audit énergétique</a> s’ajoute, à remettre dès la première visite : mieux vaut l’apprendre quinze jours avant les candidats que le samedi où ils sonnent.</p>

<h2>Le calendrier d’un bailleur</h2>
<p>Le rapport se joint au contrat le jour où on le signe. C’est à la prochaine relocation que votre vieux DPE vous manquera, et dès la mise en ligne du logement. Là aussi la nouvelle lettre a une conséquence : en G, vous ne pourrez plus signer de nouveau bail. Demandez le diagnostic au moment du congé plutôt qu’après l’état des lieux de sortie ; un logement encore meublé se visite très bien, et il vous restera du temps pour réagir.</p>

<h2>Ne le jetez pas</h2>
<p>Périmé ne veut pas dire muet. L’ancien rapport cite souvent l’année de la chaudière, le type de vitrage, une laine posée dans les combles en 2011. Il ne fait pas preuve à lui seul, mais il vous dit quelles factures chercher. Glissez-le dans le dossier que vous nous tendrez : nous partirons de ses indices pour regarder là où il faut.</p>
<p>Dernière vérification, si vous tenez un rapport plus récent et qu’un doute subsiste : tapez son numéro à treize caractères sur le site de l’<a href="https://observatoire-dpe-audit.ademe.fr">Observatoire DPE-Audit de l’ADEME</a>. Le document enregistré doit correspondre au vôtre, adresse et date comprises.</p>
<p>Le contenu et le prix du nouveau document sont détaillés sur la page du <a href="/services/dpe">DPE</a>. Pour passer en revue le reste du dossier, le <a href="/simulateur">simulateur</a> vous demande la date de chaque rapport et répond lequel tient encore.</p>
$html$,
  '2026-05-12 08:00:00+02',
  '2026-05-12 08:00:00+02',
  7
)
on conflict (slug) do nothing;
