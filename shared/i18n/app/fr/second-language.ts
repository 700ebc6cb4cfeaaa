import type { second_language as english } from '../en/second-language.ts';

export const second_language: Record<keyof typeof english, string> = {
  kept: 'Votre carte existe aussi dans une autre langue ({{language}}). Ces mots sont gardés : à la publication, ils deviennent votre traduction, et vous pouvez les modifier sous Langues.',
  in: '{{language}} :',
};
