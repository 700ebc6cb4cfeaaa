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
  unknown_subject: 'Pas encore de compte {{product}} pour cette adresse',
  unknown_title: 'Pas encore de compte ici',
  unknown_lead:
    'Quelqu’un a demandé à se connecter à {{product}} avec cette adresse courriel, à laquelle aucun compte n’est lié.',
  unknown_offer: 'Si c’était vous, créez votre compte : votre adresse courriel suffit.',
  unknown_button: 'Créer un compte',
  unknown_elsewhere: 'Vous en avez déjà un ? Il est à une autre de vos adresses : connectez-vous avec celle-là.',
  unknown_caution: 'Si ce n’était pas vous, ignorez ce courriel. Rien n’a été créé.',
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
};
