import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests say which kinds they don't mean; phrases as in guest-language.ts, directly before or behind the kind. */
export type OtherThan = { before: string; behind: string };

export const OTHER_THAN: Record<MenuLocale, OtherThan> = {
  en: {
    before:
      '(not|isn t|isnt|aren t|arent|ain t|aint)( a| an| the| any| some| from the|), (other than|apart from|aside from|except|except for|excluding|besides|but not|but no|nothing from|leaving out|without counting|not counting)( a| an| the| any|), non, anything but( a| the|)',
    behind: 'excluded, aside, not included',
  },
  fr: {
    before:
      '(pas|n est pas|ne soit pas|soit pas|sont pas|soient pas)( un| une| le| la| les| des| du| de| dans les|), (hors|hormis|sauf|excepte|a part|autre qu|autre que|autres que|sans compter|en dehors (de|des|du)|ni)( un| une| le| la| les| l| des| du| de|)',
    behind: 'exclu*, mis a part, non compris*',
  },
  es: {
    before:
      '(no sea|no es|no sean|no son|no)( un| una| el| la| los| las| de|), (que no sea|aparte de|excepto|salvo|menos|quitando|sin contar|fuera de|ni|no contando)( un| una| el| la| los| las|)',
    behind: 'aparte, excluid*',
  },
  de: {
    before:
      '(kein|keine|keinen|keiner|nicht|ausser|ausgenommen|abgesehen (von|vom)|ohne|bis auf|statt)( ein| eine| einen| das| der| die| den| dem| beim| zum|)',
    behind: 'ausgenommen, nicht (mitgezahlt|mitgerechnet), ausgeschlossen',
  },
  it: {
    before:
      '(non sia|non siano|non e|non sono|non)( un| uno| una| il| lo| la| i| gli| le|), (tranne|eccetto|escluso|esclusi|escluse|a parte|salvo|oltre (a|ai|al|alle)|ne|senza contare)( un| uno| una| il| lo| la| i| gli| le|)',
    behind: 'esclus*, a parte',
  },
  pt: {
    before:
      '(nao seja|nao sejam|nao e|nao sao|sem ser|nao)( um| uma| o| a| os| as| de|), (exceto|excepto|salvo|menos|tirando|fora|sem contar|a nao ser|alem (de|da|do|das|dos)|nem)( um| uma| o| a| os| as|)',
    behind: 'a parte, de fora, excluid*',
  },
  zh: { before: '不是, 除了, 除开, 除去, 不算, 不要算, 非, 唔系, 别是, 不含', behind: '以外, 之外, 除外, 不算, 不计' },
  ja: {
    before: '',
    behind: '以外, じゃない, ではない, じゃなく, ではなく, を除い, を除く, は除い, 抜きで, のほかに, じゃなくて, 除く',
  },
  ko: { before: '', behind: '말고, 빼고, 제외, 아닌, 이외, 외에, 는빼, 은빼, 가아닌, 이아닌' },
  ar: {
    before:
      'مش, مو, مهو, ليس, ليست, غير, ما عدا, ماعدا, عدا, باستثناء, من غير, الا, بخلاف, ما يكون, ما تكون, ما يكونش, مايكونش, ولا, سوى, ما كان',
    behind: 'مستثنى',
  },
};
