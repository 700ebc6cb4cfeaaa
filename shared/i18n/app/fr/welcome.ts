import type { welcome as english } from '../en/welcome.ts';

export const welcome: Record<keyof typeof english, string> = {
  lead: 'La carte que vous avez déjà devient un menu en ligne, derrière un code QR.',
  select_files: 'Choisissez les fichiers de votre carte : PDF, JPG ou PNG, photos de téléphone comprises.',
  ai_analyses: 'L’IA les analyse et écrit votre menu en ligne.',
  edit: 'Modifiez ce que vous voulez.',
  generate_code: 'Générez le code QR et posez-le sur vos tables.',
};
