import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask what they might drink: "what should I drink with the ham?". */
const WHAT_TO_DRINK: Record<MenuLocale, string> = {
  en: `(what|which) … (drink|drinks|sip|to drink), a drink (with|for)`,
  fr: `(bois|boit|boire|boivent|prend|prends) quoi … (boire|avec), (bois|boit|boire) quoi, quoi (boire|bois), que boire, qu est ce (que je|qu on) (bois|boit|peut boire|pourrait boire), (quelle|une) boisson`,
  es: `que (bebo|tomo|bebemos|tomamos|beber|puedo beber|me bebo), (bebo|beber|tomo) que, (que|alguna|una) bebida`,
  de: `(was|womit) … (trink|trinke|trinken|trinkt man), (welches|ein) getrank`,
  it: `(cosa|che|che cosa) (bevo|beviamo|bevi|bere|posso bere|ci bevo), (quale|una) bevanda`,
  pt: `(o que|que) (bebo|bebemos|beber|posso beber|tomo|se bebe), (que|uma) bebida`,
  zh: `喝什么, 喝啥, 喝点什么, 配什么喝, 饮料`,
  ja: `何を飲, 何飲, 合う飲み物, 合うドリンク, 飲み物は`,
  ko: `뭐 마시, 뭘 마시, 무슨 음료, 어떤 음료, 마실 거`,
  ar: `(شو|ايش|وش|ايه|ماذا) (بشرب|اشرب|نشرب|بنشرب|اشربه|ينشرب), (اي|شو) مشروب`,
};

export const isAskingWhatToDrink = (locale: MenuLocale, foldedText: string): boolean =>
  hasPhrase(locale, WHAT_TO_DRINK[locale], foldedText);

/** "Nothing alcoholic", besides the phrases for what is left out. Folded as messages are. */
const NOTHING_ALCOHOLIC =
  / (?:nothing (?:\p{L}+ )?(?:alcoholic|with alcohol)|not alcoholic|no (?:booze|alcohol)|rien d alcoolise|pas d alcool|sans alcool|nada (?:con|de|que lleve) alcohol|sin alcohol|ohne alkohol|(?:nix|nichts) (?:mit alkohol|alkoholisches)|kein(?:en)? alkohol|niente (?:di alcolico|alcol|alcool)|senza alco(?:o)?l|nada (?:com|de) alcool|sem alcool|بدون كحول|بلا كحول|(?:ما|لا) (?:فيه|فيها) كحول) |不(?:要|含)酒|不喝酒|アルコール(?:ナシ|抜キ|ハ|ノ入ッテナイ)|무알콜|술 ?(?:말고|없는|빼고|안)/u;
export const isOfNothingAlcoholic = (foldedText: string): boolean => NOTHING_ALCOHOLIC.test(foldedText);
