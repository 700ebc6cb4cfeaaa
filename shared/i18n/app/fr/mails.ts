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
};
