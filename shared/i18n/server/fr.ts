import type * as en from './en.ts';

/** The keys of English, each with a text. */
type Messages<Part extends keyof typeof en> = Record<keyof (typeof en)[Part], string>;

export const allergen_record: Messages<'allergen_record'> = {
  allergen: 'Allergènes : {{name}}',
  made_on: 'Établi le {{date}}. Selon les déclarations du restaurant.',
  legend: 'C : contient · P : peut contenir · – : sans · ? : non déclaré',
  part: 'Format ou supplément',
  declared_at: 'Déclaré le',
  declared_by: 'Déclaré par',
  contains: 'contient',
  may_contain: 'peut contenir',
  without: 'sans',
  not_declared: 'non déclaré',
  unnamed: 'sorte non nommée',
  sign_contains: 'C',
  sign_may_contain: 'P',
  sign_without: '–',
  sign_not_declared: '?',
  kinds: 'Nommés : {{kinds}}',
  kind_may: '{{kind}} (peut contenir)',
  page: 'Page {{page}}',
};

export const account_file: Messages<'account_file'> = {
  readme:
    'Tout ce qu’{{product}} conserve de votre compte.\r\n\r\naccount.json : vous, et vos appareils connectés\r\nmenu.json, menu.csv : votre restaurant et ses menus tels qu’ils sont maintenant, pour les programmes et pour les tableurs\r\npictures : le logo et les plats, aussi grands qu’ils sont conservés\r\npublications : ce que les clients ont vu, chaque publication entière\r\ntranslations : chaque texte traduit, un fichier par langue\r\nvisits.csv : combien de fois votre menu a été ouvert\r\nqr-codes.json : vos codes QR nommés, et combien de fois chacun a été scanné\r\nwebsite.json : les clés et le webhook de votre site ou de votre caisse, sans leurs secrets\r\nuploads : les fichiers que vous avez importés\r\n\r\nUn point d’interrogation derrière un allergène signifie : peut contenir.\r\n',
  menu: 'Menu',
  section: 'Section',
  item: 'Plat',
  item_description: 'Description',
  item_details: 'Détails pour l’assistant',
  item_price: 'Prix',
  price_up_to: 'Jusqu’à',
  price_in_words: 'Prix en mots',
  sizes: 'Formats',
  add_ons: 'Suppléments',
  item_tags: 'Étiquettes',
  item_allergens: 'Allergènes',
  item_meat_origins: 'Origine des viandes',
  item_homemade: 'Fait maison',
  yes_homemade: 'oui',
  is_sold_out: 'Épuisé',
  yes_sold_out: 'oui',
  is_hidden: 'Masqué',
  yes_hidden: 'oui',
  item_picture: 'Image',
};

export const data_file: Messages<'data_file'> = {
  section: 'Section',
  dish: 'Plat',
  description: 'Description',
  price: 'Prix',
  price_max: 'Prix jusqu’à',
  price_text: 'Prix en mots',
  sizes: 'Formats',
  size: 'Format (une ligne chacun)',
  options: 'Suppléments',
  tags: 'Étiquettes',
  allergens: 'Allergènes',
  details: 'Détails',
  hidden: 'Masqué',
  id: 'Numéro Ardoise',
};

export const data_refusals: Messages<'data_refusals'> = {
  unreadable: 'ce n’est ni un CSV, ni un XLSX, ni un JSON exporté ici.',
  too_large: 'il est trop grand. Au plus {{lines}} lignes et {{columns}} colonnes sont lues.',
  version: 'il vient d’une autre version d’Ardoise.',
  currency: 'ses prix sont dans une autre devise. Celle de votre restaurant est {{currency}}.',
  encrypted: 'il a un mot de passe. Enregistrez-le sans mot de passe.',
  other_menu:
    'il contient des plats d’un autre de vos menus. Choisissez le menu d’où il vient, ou videz les numéros de ces lignes.',
};

export const text_refusals: Messages<'text_refusals'> = {
  unreadable: 'ce n’est ni du texte brut, ni un document Word.',
  encrypted:
    'il a un mot de passe, ou il est dans l’ancien format de Word. Enregistrez-le en DOCX sans mot de passe, ou en PDF.',
  macros: 'il peut exécuter des macros. Enregistrez-le sans macros (DOCX) ou en PDF.',
  no_text: 'il ne contient aucun texte.',
  too_long: 'il est trop long. Envoyez seulement la partie avec vos plats et boissons, sur {{pages}} pages au plus.',
  script:
    'certaines de ses lettres ne se mettent pas encore en page, par exemple « {{text}} ». Envoyez un PDF qui contient son texte.',
};

export const web_page_refusals: Messages<'web_page_refusals'> = {
  address: 'ce n’est pas l’adresse d’une page web, comme https://www.example.com/menu.',
  not_public: 'elle ne mène pas à une page d’Internet.',
  port: 'elle mène à un port inhabituel de son serveur. Seules les pages aux ports habituels sont lues.',
  password:
    'elle contient un nom ou un mot de passe. Seules les pages que tout le monde peut ouvrir sont lues : enlevez ce qui précède le signe @.',
  own_site: 'elle mène à ce site lui-même. Saisissez l’adresse de la page de votre restaurant.',
  unreachable:
    'son serveur est injoignable, ou ne répond pas comme il le devrait. Ouvrez la page dans votre navigateur pour vérifier l’adresse.',
  too_slow: 'la page a mis plus de {{seconds}} secondes.',
  too_large: 'elle mène à plus de {{megabytes}} Mo.',
  sign_in:
    'la page demande une connexion, ou refuse les programmes. Copiez le texte de la carte depuis votre navigateur, ou envoyez-la en PDF.',
  not_there: 'il n’y a rien à cette adresse. Ouvrez la page dans votre navigateur pour la vérifier.',
  redirects: 'elle mène d’une adresse à l’autre sans fin.',
  not_a_page: 'ce n’est ni une page web, ni un fichier dans lequel une carte se lit.',
  no_menu:
    'il n’y a pas de carte dans son texte, ni de lien vers une carte en PDF ou en image. Si votre navigateur en montre une, copiez son texte, ou envoyez la page en PDF.',
  too_many_files:
    'cette page a {{files}} fichiers qui peuvent être la carte, et {{max_files}} au plus sont chargés. Envoyez vous-même ceux de votre carte.',
  too_long: 'la page est trop longue.',
  script:
    'certaines de ses lettres ne se mettent pas encore en page, par exemple « {{text}} ». Envoyez un PDF de la carte qui contient son texte.',
};

export const data_problems: Messages<'data_problems'> = {
  no_name: 'Cette ligne n’a pas de plat.',
  amount: 'Ce n’est pas un montant en {{currency}}.',
  range: 'Ce montant doit dépasser le prix.',
  too_long: 'C’est trop long.',
  characters: 'Ce texte contient des caractères qui ne peuvent pas être affichés.',
  allergens: 'Ce texte nomme autre chose qu’un allergène, ou le même deux fois.',
  too_many_sizes: 'Un plat peut avoir au plus {{sizes}} formats.',
  too_many_options: 'Un plat peut avoir au plus {{options}} suppléments.',
  too_many_tags: 'Un plat peut avoir au plus {{tags}} étiquettes.',
  size_line:
    'Ceci diffère de la première ligne du plat. Dans la ligne d’un autre format, seuls son prix et ses allergènes comptent.',
  yes_no: 'Écrivez oui, ou laissez la cellule vide.',
  has_sizes: 'Ce plat a des formats, et chacun a son prix. Écrivez le prix dans le format.',
  formula:
    'Le résultat de cette formule n’est pas dans le fichier. Ouvrez-le dans un tableur et enregistrez-le de nouveau, ou écrivez la valeur.',
  date: 'Le tableur en a fait une date. Mettez la cellule au format texte, puis écrivez-la de nouveau.',
  missing_text: 'Le texte de cette cellule n’est pas dans le fichier. Enregistrez-le de nouveau dans un tableur.',
  quotes: 'Un guillemet n’est pas fermé ici, ou du texte le suit. Doublez-le (""), ou supprimez-le.',
  shape: 'Ce n’est pas comme dans un fichier exporté ici.',
};

export const declines: Messages<'declines'> = {
  card_declined: 'La banque a refusé la carte. Demandez-lui pourquoi, ou prenez une autre carte.',
  card_expired: 'La carte a expiré. Prenez-en une autre.',
  insufficient_funds: 'La provision de la carte est insuffisante. Prenez-en une autre.',
  authentication_failed: 'La banque n’a pas pu confirmer que c’était vous. Réessayez, ou prenez une autre carte.',
};

export const errors: Messages<'errors'> = {
  bad_request: 'La demande n’a pas été comprise.',
  validation_failed: 'Certains champs sont à revoir.',
  not_found: 'Ceci est introuvable.',
  method_not_allowed: 'Cette adresse n’accepte pas ce type de demande.',
  payload_too_large: 'La demande est trop volumineuse.',
  unsupported_media_type: 'La demande n’est pas dans un format accepté ici.',
  cross_site: 'Cette demande venait d’une page d’un autre site et a été refusée.',
  xsrf_mismatch: 'La page est ouverte depuis longtemps. Veuillez réessayer.',
  too_many_requests: 'Trop de demandes. Patientez un instant, puis réessayez.',
  internal_error: 'Un problème est survenu de notre côté. Veuillez réessayer. Référence : {{request_id}}',
  service_unavailable: 'Le service est occupé. Veuillez réessayer dans un instant.',
  database_unavailable: 'Vos données sont momentanément inaccessibles. Réessayez dans quelques secondes.',
  unauthenticated: 'Veuillez vous connecter.',
  confirmation_required: 'Veuillez confirmer que c’est bien vous : reconnectez-vous avec un code ou une clé d’accès.',
  email_taken: 'Un compte existe déjà pour cette adresse courriel. Voulez-vous vous connecter ?',
  code_invalid: 'Ce code n’est pas le bon. Vérifiez le dernier courriel reçu.',
  code_expired: 'Ce code a expiré. Demandez-en un nouveau.',
  too_many_mails:
    'Cette adresse n’a pas de compte et a déjà reçu trois courriels aujourd’hui. Utilisez le dernier, ou réessayez demain.',
  code_tries_used: 'Trop d’essais avec ce code. Demandez-en un nouveau.',
  new_email_taken: 'Cette adresse courriel est déjà utilisée par un autre compte.',
  link_invalid: 'Ce lien a déjà servi, ou un plus récent l’a remplacé.',
  link_expired: 'Ce lien est trop ancien.',
  subscription_active:
    'Votre abonnement est encore actif. Annulez-le d’abord ; une fois son dernier jour passé, le compte pourra être supprimé.',
  passkey_refused: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous avec un code.',
  too_many_passkeys: 'Un compte peut avoir au plus {{max}} clés d’accès.',
  service_link_ended: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  restaurant_exists: 'Ce compte a déjà un restaurant.',
  restaurant_name_differs: 'Le restaurant a un autre nom à présent. Veuillez recharger la page.',
  restaurant_mismatch:
    'Vous n’avez plus accès à ce restaurant, ou vous êtes connecté à un autre compte. Veuillez recharger la page.',
  too_many_restaurants: 'Un compte peut avoir au plus {{max}} restaurants.',
  unpaid_restaurants:
    '{{max}} de vos restaurants n’ont pas encore d’abonnement. Abonnez-vous pour l’un d’eux avant d’en ajouter un autre.',
  upgrade_running:
    'Le service est en cours de mise à jour et ne le permet pas pour l’instant. Veuillez réessayer plus tard.',
  owners_only: 'Seul le propriétaire du restaurant peut le faire.',
  managers_only:
    'Seuls le propriétaire et les gérants du restaurant peuvent le faire. Vous pouvez marquer des plats comme épuisés.',
  too_many_people: 'Un restaurant peut avoir au plus {{max}} personnes, invitations comprises.',
  too_many_invitations: 'Vous pouvez envoyer au plus {{max}} invitations par jour. Veuillez réessayer demain.',
  invitation_unknown:
    'Ce lien n’ouvre aucune invitation. Si vous avez reçu un courriel plus récent, ouvrez son lien ; sinon, demandez une autre invitation au propriétaire.',
  invitation_used: 'Cette invitation a déjà été acceptée. Son lien ne sert qu’une fois.',
  invitation_withdrawn: 'Cette invitation a été retirée, ou remplacée par une plus récente.',
  invitation_expired: 'Cette invitation a expiré. Demandez au propriétaire de la renvoyer.',
  invitation_of_another_address:
    'Cette invitation est destinée à {{email}}. Veuillez vous connecter avec cette adresse.',
  no_restaurant: 'Aucun restaurant sélectionné.',
  version_stale: 'Ceci a été modifié ailleurs entre-temps.',
  reorder_mismatch: 'La liste a été modifiée ailleurs entre-temps. Veuillez la recharger.',
  section_not_empty: 'La section contient désormais des plats : elle n’a pas été supprimée.',
  too_many_menus: 'Un restaurant peut avoir au plus {{max}} menus.',
  last_menu: 'Un restaurant garde au moins un menu : son code imprimé y mène.',
  too_many_sections: 'Un restaurant peut avoir au plus {{max}} sections.',
  name_taken: 'Chaque code a besoin de son propre nom : « {{name}} » y serait deux fois.',
  key_name_taken: 'Une clé s’appelle déjà « {{name}} ».',
  menu_key_refused: 'Cette clé n’existe pas, ou a été révoquée.',
  too_many_keys: 'Un restaurant peut avoir au plus {{max}} clés.',
  webhook_address_refused:
    'Cette adresse ne convient pas : elle doit commencer par https://, sans port ni mot de passe, et mener à un serveur sur Internet.',
  webhooks_off: 'L’exploitant de ce site a désactivé les webhooks.',
  own_domain_refused:
    'Ce domaine ne convient pas : il doit être un nom à vous, comme menu.votre-restaurant.com, sans https:// et sans rien après.',
  own_domains_off: 'Ce site n’offre pas de domaines pour les restaurants.',
  logo_hides_code: 'Un téléphone ne peut pas lire le code avec ce logo.',
  too_many_codes: 'Un restaurant peut avoir au plus {{max}} codes nommés.',
  too_much_text:
    'Vos menus contiennent trop de texte : au plus {{max}} caractères en tout. Raccourcissez des descriptions ou supprimez ce que vous ne servez plus.',
  too_many_items: 'Un restaurant peut avoir au plus {{max}} plats.',
  file_type_refused: '« {{file}} » n’est pas un fichier lisible ici. Formats acceptés : {{types}}.',
  file_empty: '« {{file}} » est vide.',
  file_too_large: '« {{file}} » dépasse {{max}} Mo.',
  picture_too_large: '« {{file}} » dépasse {{max}} mégapixels. Réduisez-la d’abord.',
  too_many_files: 'On peut importer au plus {{max}} fichiers à la fois.',
  no_files: 'Choisissez au moins un fichier.',
  storage_full: 'Le disque du serveur est plein. Rien n’a été modifié. Prévenez ceux qui s’en occupent.',
  image_already_generated: 'Une image a déjà été créée pour ce plat. Cela n’est possible qu’une fois.',
  image_has_photo: 'Ce plat a votre propre photo. Retirez-la d’abord.',
  image_model_missing: 'Ce serveur n’a pas de modèle d’IA qui crée des images.',
  import_running: 'Une importation est déjà en cours. Attendez qu’elle se termine.',
  import_not_restartable: 'Seule une importation qui a échoué peut être relancée.',
  import_not_ready: 'Cette importation n’est pas encore prête.',
  import_already_applied: 'Cette importation est déjà sur votre menu.',
  import_finished: 'Ces fichiers sont déjà lus. Rien n’a été supprimé.',
  import_comparison_changed: 'Votre menu ou le brouillon a changé depuis. Veuillez revoir la comparaison.',
  import_not_reversible: 'Cette importation ne peut plus être annulée.',
  import_empty: 'Il ne reste rien de cette importation à mettre au menu.',
  data_file_refused: '« {{file}} » ne peut pas être lu : {{reason}}',
  text_file_refused: '« {{file}} » ne peut pas être lu : {{reason}}',
  web_page_refused: '« {{address}} » ne peut pas être lue : {{reason}}',
  web_import_off: 'L’exploitant de ce site a désactivé la lecture de pages web.',
  message_limit_reached: 'Limite de messages atteinte.',
  reading_limit_reached:
    'La lecture de ces fichiers a été très longue, et le temps de lecture du jour est épuisé. Réessayez demain.',
  page_limit_reached: 'Il ne reste pas assez de pages ce mois-ci. Le compte repart à zéro au début de chaque mois.',
  picture_limit_reached: 'Les {{max}} images de ce mois sont faites. Le compte repart à zéro au début de chaque mois.',
  premium_required: 'Un abonnement premium est nécessaire pour cela.',
  other_currency: 'Les prix de cette publication sont dans une autre devise que celle de votre restaurant.',
  nothing_to_publish: 'Il n’y a encore aucun plat visible à publier.',
  nothing_published: 'Publiez d’abord votre menu : seul le menu que voient vos clients s’imprime.',
  menu_too_long_to_print:
    'Le menu n’a pas pu être mis en page. Réessayez dans un instant ; si cela ne suffit pas, choisissez un papier plus grand ou partagez-le en plusieurs menus.',
  menu_not_printable: 'Le menu a des lettres qui ne s’impriment pas encore, par exemple arabes.',
  too_many_publications:
    'Vous avez publié {{max}} fois en un jour. Vos modifications sont enregistrées ; publiez-les plus tard.',
  menus_unavailable: 'Les menus ne sont pas disponibles pour le moment.',
  restaurant_suspended: 'L’exploitant de ce service a suspendu ce restaurant : ses menus ne sont pas visibles.',
  payment_failed: 'Le paiement n’a pas pu être effectué, veuillez réessayer.',
  unknown_price: 'Cette formule n’est plus proposée. Rechargez la page.',
  unknown_payment_method: 'Cette carte n’est pas connue ici. Saisissez-la de nouveau.',
  payment_in_progress: 'Un paiement est déjà en cours. Patientez une minute, puis rechargez la page.',
  subscription_exists: 'Vous avez déjà un abonnement.',
  no_subscription: 'Il n’y a pas d’abonnement à modifier.',
  payment_provider_unavailable:
    'Le service de paiement ne répond pas pour le moment. Vous ne serez pas débité deux fois : réessayez dans quelques minutes.',
  webhook_refused: 'La signature de cet événement n’est pas la bonne.',
  assistant_failed: 'L’assistant n’a pas pu répondre à la question',
};

export const images: Messages<'images'> = {
  image_unreachable: 'Le service d’IA est injoignable. Vous pourrez réessayer plus tard.',
  image_denied: 'Le service d’IA n’a pas accepté la demande. Prévenez ceux qui s’occupent de ce serveur.',
  image_busy: 'Le service d’IA est surchargé. Vous pourrez réessayer dans quelques minutes.',
  image_slow: 'Le service d’IA a mis trop de temps. Vous pouvez réessayer.',
  image_refused: 'Le service d’IA ne dessine pas ce plat. Un autre titre ou une autre description peut aider.',
  image_unusable: 'Le service d’IA n’a envoyé aucune image utilisable. Vous pouvez réessayer.',
  image_not_needed: 'Le plat avait alors votre propre photo, ou avait été supprimé.',
  image_broken_off: 'La création de l’image a été interrompue. Vous pouvez réessayer.',
};

export const mails: Messages<'mails'> = {
  about: '{{product}} transforme les menus d’un restaurant en page web avec code QR.',
  automatic: 'Ce courriel est envoyé automatiquement ; les réponses ne sont pas lues.',
  code_subject: '{{code}} est votre code {{product}}',
  code_title: 'Votre code',
  code_lead: 'Saisissez ce code sur la page où vous l’avez demandé :',
  code_lifetime_one: 'Il sert une seule fois, pendant {{count}} minute.',
  code_lifetime_other: 'Il sert une seule fois, pendant {{count}} minutes.',
  code_caution:
    'Gardez-le pour vous : personne chez {{product}} ne vous le demandera. Si vous n’avez pas demandé de code, ignorez ce courriel ; sans lui, personne n’entre.',
  translation_subject: '{{restaurant}} : une traduction de votre menu a échoué',
  translation_title: 'Des langues en retard',
  translation_lead_one:
    'Le menu de {{restaurant}} que vous avez publié n’a pas pu être traduit dans l’une de ses langues : {{languages}}. Nous avons essayé plusieurs fois.',
  translation_lead_other:
    'Le menu de {{restaurant}} que vous avez publié n’a pas pu être traduit dans ces langues : {{languages}}. Nous avons essayé plusieurs fois.',
  translation_meanwhile:
    'Votre menu est en ligne, avec les prix à jour. Dans ces langues, vos clients lisent ce qui était déjà traduit, et le reste dans votre langue.',
  translation_button: 'Réessayer',
  translation_note:
    'Si cela échoue encore, traduisez vous-même ce qui manque sur le même écran, ou désactivez la langue. Vous recevez un seul courriel par publication.',
  unknown_subject: 'Pas encore de compte {{product}} pour cette adresse',
  unknown_title: 'Pas encore de compte ici',
  unknown_lead:
    'Quelqu’un a demandé à se connecter à {{product}} avec cette adresse courriel, à laquelle aucun compte n’est lié.',
  unknown_offer: 'Si c’était vous, créez votre compte : votre adresse courriel suffit.',
  unknown_button: 'Créer un compte',
  unknown_elsewhere: 'Vous en avez déjà un ? Il est à une autre de vos adresses : connectez-vous avec celle-là.',
  unknown_caution: 'Si ce n’était pas vous, ignorez ce courriel. Rien n’a été créé.',
  failed_subject: 'Votre paiement pour {{product}} n’est pas passé',
  failed_title: 'Le paiement a échoué',
  failed_lead: 'La dernière facture de votre abonnement n’a pas pu être payée.',
  failed_card:
    'La dernière facture de votre abonnement n’a pas pu être payée avec la carte se terminant par {{last4}}.',
  failed_deadline:
    'Votre menu public reste en ligne jusqu’au {{day}}. Après ce jour, vos codes imprimés mènent à une page qui le dit indisponible, jusqu’au paiement de la facture.',
  failed_button: 'Payer par carte',
  failed_after: 'Rien n’est à republier : une fois la facture payée, le menu revient aussitôt.',
  expiring_subject: 'Votre carte pour {{product}} expire bientôt',
  expiring_title: 'Votre carte expire bientôt',
  expiring_lead:
    'La carte se terminant par {{last4}} est valable jusqu’à la fin de {{month}}. Votre abonnement se renouvelle avec elle.',
  expiring_offer: 'Saisissez-en une nouvelle dès maintenant : votre menu restera en ligne sans interruption.',
  expiring_button: 'Changer de carte',
  ending_subject: 'Votre abonnement {{product}} prend fin le {{day}}',
  ending_title: 'Votre abonnement prend bientôt fin',
  ending_lead:
    'Comme vous l’avez demandé, votre abonnement prend fin le {{day}}. Dès lors, vos codes imprimés mènent à une page qui dit le menu indisponible.',
  ending_offer:
    'Si vous souhaitez rester, reprenez-le d’ici là. Vous ne payez rien avant le début de la période suivante.',
  ending_button: 'Garder l’abonnement',
  ended_subject: 'Votre abonnement {{product}} a pris fin',
  ended_title: 'Votre abonnement a pris fin',
  ended_lead:
    'Il a pris fin le {{day}}. Les clients qui lisent votre code apprennent maintenant que le menu est indisponible.',
  ended_offer:
    'Votre menu, vos images et votre code sont conservés. Abonnez-vous de nouveau et les clients revoient aussitôt le menu.',
  ended_button: 'S’abonner de nouveau',
  verify_subject: 'Confirmez votre adresse courriel pour {{product}}',
  verify_title: 'Confirmez votre adresse',
  verify_lead:
    'Cette adresse a été saisie pour un compte {{product}}. Ouvrez la page et confirmez qu’elle est bien à vous.',
  verify_button: 'Confirmer cette adresse',
  verify_lifetime_one: 'Le lien sert une seule fois, pendant {{count}} heure, sur n’importe quel appareil.',
  verify_lifetime_other: 'Le lien sert une seule fois, pendant {{count}} heures, sur n’importe quel appareil.',
  verify_caution: 'Si vous n’avez rien demandé, ignorez ce courriel : rien ne changera.',
  changed_subject: 'L’adresse courriel de votre compte {{product}} a changé',
  changed_title: 'Votre adresse a changé',
  changed_lead:
    'Votre compte {{product}} a maintenant l’adresse {{email}}. Les codes et les courriels y sont désormais envoyés, et non plus ici.',
  changed_caution:
    'Si ce n’était pas vous, reprenez cette adresse. Toute personne connectée au compte ailleurs sera alors déconnectée.',
  changed_button: 'Reprendre cette adresse',
  changed_lifetime_one: 'Le lien sert une seule fois, pendant {{count}} jour.',
  changed_lifetime_other: 'Le lien sert une seule fois, pendant {{count}} jours.',
  deleted_subject: 'Votre compte {{product}} est supprimé',
  deleted_title: 'Votre compte est supprimé',
  deleted_lead:
    'Tout a disparu : votre restaurant, ses menus, ses images et ses publications, les traductions, les conversations et les décomptes. Les codes imprimés mènent maintenant à une page qui dit qu’il n’y a pas de menu.',
  deleted_again: 'Vous pouvez vous réinscrire avec cette adresse quand vous le souhaitez.',
  backup_subject: 'La sauvegarde d’{{product}} a échoué',
  backup_title: 'La sauvegarde de la nuit a échoué',
  backup_lead: 'Trois essais ont eu lieu. Voici le dernier problème :',
  suspended_subject: '{{restaurant}} est suspendu',
  suspended_title: 'Votre restaurant est suspendu',
  suspended_lead:
    'L’exploitant d’{{product}} a suspendu {{restaurant}}. Les clients qui ouvrent sa page ou scannent son code lisent que le menu est hors ligne.',
  suspended_reason: 'La raison donnée : {{reason}}',
  suspended_data: 'Vos menus ne sont pas perdus : vous pouvez toujours vous connecter, les modifier et les exporter.',
  suspended_contact: 'Si vous pensez qu’il s’agit d’une erreur, écrivez à {{contact}}.',
  restored_subject: '{{restaurant}} est de nouveau en ligne',
  restored_title: 'La suspension est levée',
  restored_lead:
    'L’exploitant d’{{product}} a levé la suspension de {{restaurant}}. Les clients voient votre dernière publication.',
  restored_unpublished: 'L’exploitant d’{{product}} a levé la suspension de {{restaurant}}.',
  restored_publish: 'Rien n’est publié : les clients verront le menu quand vous le publierez.',
  restored_button: 'Voir la page',
  given_subject: '{{restaurant}} appartient à un autre compte',
  given_title: 'Le restaurant a été transféré',
  given_lead:
    'L’exploitant d’{{product}} a transféré {{restaurant}}, avec ses menus, ses photos et son adresse, à un autre compte. Vous ne pouvez plus le modifier, et le lien de son personnel ne fonctionne plus.',
  given_contact: 'Si vous ne l’avez pas demandé, écrivez à {{contact}}.',
  received_subject: '{{restaurant}} est à vous',
  received_title: 'Un restaurant vous a été transféré',
  received_lead:
    'L’exploitant d’{{product}} a transféré {{restaurant}}, avec ses menus, ses photos et son adresse, à votre compte. Ses codes imprimés restent valables.',
  received_subscription: 'L’abonnement ne suit pas. Sans le vôtre, les clients pourraient ne pas voir le menu.',
  received_button: 'Ouvrir le restaurant',
  backup_mend: 'Une fois le problème réglé, lancez `npm run backup`. Les sauvegardes précédentes sont toujours là.',
  about_restaurant: 'Il s’agit de votre restaurant {{restaurant}}.',
  invitation_subject: '{{restaurant}} vous invite sur {{product}}',
  invitation_title: 'Une invitation de {{restaurant}}',
  invitation_manager:
    'Le propriétaire de {{restaurant}}, {{owner}}, vous invite comme gérant : vous pourrez modifier et publier son menu avec {{product}}.',
  invitation_staff:
    'Le propriétaire de {{restaurant}}, {{owner}}, vous invite comme membre du personnel : vous pourrez marquer des plats comme épuisés avec {{product}}.',
  invitation_how:
    'Ouvrez l’invitation, puis connectez-vous ou inscrivez-vous avec l’adresse à laquelle ce courriel a été envoyé.',
  invitation_button: 'Ouvrir l’invitation',
  invitation_lifetime_one: 'L’invitation est valable {{count}} jour et ne sert qu’une fois.',
  invitation_lifetime_other: 'L’invitation est valable {{count}} jours et ne sert qu’une fois.',
  invitation_caution: 'Si vous ne connaissez pas ce restaurant, ignorez ce courriel. Rien ne se passera.',
  joined_subject: 'Une personne a maintenant accès à {{restaurant}}',
  joined_title: 'Votre invitation a été acceptée',
  joined_manager:
    '{{email}} a accepté l’invitation et peut maintenant, comme gérant, modifier et publier le menu de {{restaurant}}.',
  joined_staff:
    '{{email}} a accepté l’invitation et peut maintenant, comme membre du personnel, marquer des plats de {{restaurant}} comme épuisés.',
  joined_caution:
    'Si vous n’avez pas invité cette personne, retirez-la sans attendre, puis déconnectez-vous partout dans votre compte.',
  joined_button: 'Voir qui a accès',
  passkey_subject: 'Une clé d’accès a été ajoutée à votre compte {{product}}',
  passkey_title: 'Une clé d’accès a été ajoutée',
  passkey_lead: '« {{name}} » peut maintenant se connecter à votre compte, sans code.',
  passkey_caution: 'Si ce n’était pas vous, retirez-la aussitôt et fermez les sessions que vous ne connaissez pas.',
  passkey_button: 'Aller à votre compte',
};

export const model: Messages<'model'> = {
  model_unreachable: 'Le service d’IA n’a pas pu être joint. La page a été lue sans lui.',
  model_denied: 'Le service d’IA n’a pas accepté la demande. La page a été lue sans lui.',
  model_busy: 'Le service d’IA avait trop à faire. La page a été lue sans lui.',
  model_slow: 'Le service d’IA a mis trop de temps. La page a été lue sans lui.',
  model_refused: 'Le service d’IA a refusé de lire la page. Elle a été lue sans lui.',
  model_cut_short: 'La réponse du service d’IA n’était pas complète. La page a été lue sans lui.',
  model_unusable: 'La réponse du service d’IA ne correspondait pas à la page. La page a été lue sans lui.',
};

export const outbox: Messages<'outbox'> = {
  title: 'Boîte d’envoi',
  lead: 'Les courriels qui auraient été envoyés. Aucun relais n’est configuré, ils restent sur cette machine.',
  empty: 'Aucun courriel dans les 15 dernières minutes.',
  to: 'À {{address}}',
};

export const qr: Messages<'qr'> = {
  test_code: 'code d’essai',
  scan: 'Scannez pour le menu',
  join_wifi: 'Scannez pour rejoindre notre Wi-Fi',
};

export const reading: Messages<'reading'> = {
  file_truncated: 'Le fichier est coupé : il en manque la fin.',
  file_encrypted: 'Le fichier est protégé par un mot de passe.',
  file_damaged: 'Le fichier est endommagé et n’a pas pu être ouvert.',
  too_many_pages: 'Le fichier a trop de pages.',
  picture_too_large: 'L’image est trop grande pour être lue.',
  no_text: 'Aucun texte n’a été trouvé sur la page.',
  no_items: 'Ces fichiers ont du texte, mais aucun plat ni aucune boisson n’y a été trouvé.',
  script_unknown:
    'La page est dans une écriture qui ne peut pas être lue sur une image : seules les lettres latines, chinoises et japonaises le peuvent.',
  out_of_memory: 'Le serveur a trop peu de mémoire pour lire cette page, très grande ou photographiée.',
  out_of_time: 'La page est trop chargée pour être lue dans le temps imparti.',
  server_busy: 'Le serveur était trop occupé pour lire la page.',
  storage_full: 'Le disque du serveur était plein pendant la lecture de la page.',
  reader_crashed: 'La page n’a pas pu être lue.',
  text_partly_untrue:
    'Une partie du texte du PDF n’est pas ce que montre la page. Cette partie a été lue sur l’image de la page.',
  text_untrue: 'Le texte du PDF n’est pas ce que montre la page. La page a donc été lue comme une image.',
};

export const receipt: Messages<'receipt'> = {
  receipt_title: 'Reçu',
  invoice_title: 'Facture',
  receipt_number: 'Nº {{number}}',
  receipt_date: 'Émis le {{day}}',
  receipt_from: 'De',
  receipt_billed: 'Facturé à',
  receipt_tax_number: 'Numéro de taxe {{number}}',
  receipt_period: 'Du {{start}} au {{end}}',
  receipt_subtotal: 'Sous-total',
  receipt_tax: '{{number}} {{name}} {{rate}}',
  receipt_registration: '{{name}} nº {{registration}}',
  receipt_total: 'Total',
  receipt_paid: 'Payé le {{day}}',
  receipt_paid_card: 'Payé le {{day}} par la carte se terminant par {{last4}}',
  receipt_open: 'Pas encore payée',
};

export const sandbox: Messages<'sandbox'> = {
  sandbox_title: 'Paiements du bac à sable',
  sandbox_lead:
    'Aucune carte n’est vraie ici et personne n’est débité. Avancez l’horloge pour voir renouvellements, retards et fins.',
  sandbox_clock: 'Son horloge indique {{time}}.',
  advance_day: 'Avancer d’un jour',
  advance_week: 'Avancer de 8 jours',
  advance_month: 'Avancer de 31 jours',
  advance_year: 'Avancer de 366 jours',
  sandbox_empty: 'Personne ne s’est encore abonné.',
  sandbox_period: 'Payé jusqu’au {{day}}',
  sandbox_cards: 'Cartes d’essai',
};

export const visits_file: Messages<'visits_file'> = {
  day: 'Jour',
  kind: 'Ce qui a été ouvert',
  menu: 'Menu',
  language: 'Langue',
  count: 'Nombre',
  visit: 'Page du menu',
  scan: 'Code QR ou adresse courte',
};
