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
  passkey_subject: 'Une clé d’accès a été ajoutée à votre compte {{product}}',
  passkey_title: 'Une clé d’accès a été ajoutée',
  passkey_lead: '« {{name}} » peut maintenant se connecter à votre compte, sans code.',
  passkey_caution: 'Si ce n’était pas vous, retirez-la aussitôt et fermez les sessions que vous ne connaissez pas.',
  passkey_button: 'Aller à votre compte',
};
