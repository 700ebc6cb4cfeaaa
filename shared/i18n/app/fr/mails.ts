import type { mails as english } from '../en/mails.ts';

export const mails: Record<keyof typeof english, string> = {
  about: '{{product}} transforme les menus d’un restaurant en page web avec code QR.',
  automatic: 'Ce courriel est envoyé automatiquement ; les réponses ne sont pas lues.',
  code_subject: '{{code}} est votre code {{product}}',
  code_title: 'Votre code',
  code_lead: 'Saisissez ce code sur la page où vous l’avez demandé :',
  code_lifetime_one: 'Il sert une seule fois, pendant {{count}} minute.',
  code_lifetime_other: 'Il sert une seule fois, pendant {{count}} minutes.',
  code_caution:
    'Gardez-le pour vous : personne chez {{product}} ne vous le demandera. Si vous n’avez pas demandé de code, ignorez ce courriel ; sans lui, personne n’entre.',
  translation_subject: '{{restaurant}} : une traduction de votre carte a échoué',
  translation_title: 'Des langues en retard',
  translation_lead_one:
    'La carte de {{restaurant}} que vous avez publiée n’a pas pu être traduite dans l’une de ses langues : {{languages}}. Nous avons essayé plusieurs fois.',
  translation_lead_other:
    'La carte de {{restaurant}} que vous avez publiée n’a pas pu être traduite dans ces langues : {{languages}}. Nous avons essayé plusieurs fois.',
  translation_meanwhile:
    'Votre carte est en ligne, avec les prix à jour. Dans ces langues, vos clients lisent ce qui était déjà traduit, et le reste dans votre langue.',
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
  passkey_subject: 'Une clé d’accès a été ajoutée à votre compte {{product}}',
  passkey_title: 'Une clé d’accès a été ajoutée',
  passkey_lead: '« {{name}} » peut maintenant se connecter à votre compte, sans code.',
  passkey_caution: 'Si ce n’était pas vous, retirez-la aussitôt et fermez les sessions que vous ne connaissez pas.',
  passkey_button: 'Aller à votre compte',
};
