import type { reading as english } from '../en/reading.ts';

export const reading: Record<keyof typeof english, string> = {
  file_truncated: 'Le fichier est coupé : il en manque la fin.',
  file_encrypted: 'Le fichier est protégé par un mot de passe.',
  file_damaged: 'Le fichier est endommagé et n’a pas pu être ouvert.',
  too_many_pages: 'Le fichier a trop de pages.',
  picture_too_large: 'L’image est trop grande pour être lue.',
  no_text: 'Aucun texte n’a été trouvé sur la page.',
  out_of_memory: 'La page est trop grande pour être lue d’un seul tenant.',
  out_of_time: 'La lecture de la page a pris trop de temps.',
  storage_full: 'Le disque du serveur était plein pendant la lecture de la page.',
  reader_crashed: 'La page n’a pas pu être lue.',
};
