import { Fragment } from 'react';
import { declaredLines } from '../../shared/guest-sentences/declared-lines.ts';
import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { guestWords } from '../../shared/i18n/guest/words-by-locale.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import { originWords } from '../../shared/meat-origins.ts';
import { formatMoney, type MoneyStyle } from '../../shared/money.ts';
import { priceWords } from '../../shared/price-words.ts';
import type { PublicItem } from '../../shared/publication.ts';
import { shownTags } from '../../shared/shown-tags.ts';
import { encodeList } from './avoid/declared-dish.ts';
import { ItemPicture } from './item-picture.tsx';
import { langOf, type Originals, originalTitleOf } from './originals.ts';
import { rowsOf } from './rows-of.ts';
import { itemAnchor } from './shell/anchors.ts';

type Props = {
  item: PublicItem;
  originals: Originals;
  money: MoneyStyle;
  words: GuestWords;
  /** When a sold-out dish comes back: null if nobody knows, undefined if it is there. */
  back_at: string | null | undefined;
  /** Numbers shown beside the price; none if all dishes carry the same taxes. */
  taxes: readonly number[];
  /** How its picture is shown; "soon" if it is likely to be on the first screen. */
  picture: 'none' | 'soon' | 'late';
};

/** One dish. Its first line is its title; its price, or its sizes with theirs, are right-aligned. */
export function MenuItem({ item, originals, money, words, back_at, taxes, picture }: Props) {
  const originalTexts = originals.items.get(item.id);
  const originalTitle = originalTitleOf(originals, item);
  const isOut = back_at !== undefined;
  const tagList = shownTags(item);
  const hasPicture = picture !== 'none' && item.picture !== null;
  // A picture that a model made is never presented as a photo.
  const isDrawn = hasPicture && item.picture?.origin === 'model';
  const name = ['item', `rows-${rowsOf(item, originalTitle)}`, isOut ? 'out' : '', hasPicture ? 'pictured' : '']
    .filter(Boolean)
    .join(' ');
  return (
    <li
      id={itemAnchor(item.id)}
      className={name}
      data-allergens={item.allergens_checked_at === null ? undefined : encodeList(item.allergens)}
    >
      {hasPicture && item.picture && (
        <ItemPicture
          picture={item.picture}
          alt={isDrawn ? interpolate(words.illustration_of, { title: item.title }) : ''}
          isSoon={picture === 'soon'}
        />
      )}
      <div className="dish">
        <h3 lang={langOf(originals, item.title, originalTexts?.title)}>{isOut ? <s>{item.title}</s> : item.title}</h3>
        <div className="prices">
          {isOut ? (
            <span className="price">{back_at === null ? words.sold_out : words.sold_out_today}</span>
          ) : (
            <ItemPrice
              price={priceWords(item, money)}
              lang={item.price === null ? langOf(originals, item.price_text, originalTexts?.price_text) : undefined}
              taxes={taxes}
              words={words}
            />
          )}
          <Sizes item={item} originals={originals} money={money} taxes={taxes} words={words} />
        </div>
        <div className="more">
          {originalTitle !== null && (
            <p className="original">
              <bdi lang={originals.lang}>{originalTitle}</bdi>
            </p>
          )}
          {item.description && (
            <p lang={langOf(originals, item.description, originalTexts?.description)}>{item.description}</p>
          )}
          {item.options.length > 0 && (
            <dl className="options">
              <dt className="hidden">{words.add_ons}</dt>
              {item.options.map(({ label, price, allergens }, index) => (
                <dd
                  key={label}
                  lang={langOf(originals, label, originalTexts?.options[index]?.label)}
                  data-original={originalTexts?.options[index]?.label}
                  data-allergens={encodeList(allergens)}
                >
                  {label}
                  {price !== null && <span className="amount"> +{formatMoney(price, money)}</span>}
                </dd>
              ))}
            </dl>
          )}
          {tagList.length > 0 && (
            <p className="tags">
              {tagList.map((tag, index) => (
                <Fragment key={tag}>
                  {index > 0 && ' · '}
                  <span lang={langOf(originals, tag, originalTexts?.tags[item.tags.indexOf(tag)])}>{tag}</span>
                </Fragment>
              ))}
            </p>
          )}
          {item.homemade && <p className="origin">{words.homemade}</p>}
          {originWords(item.meat_origins, LANGUAGE_TAGS[money.locale]).map(({ meat, countries }) => (
            <p key={meat} className="origin">
              {interpolate(words.origin_of, { meat: words.meats[meat], countries })}
            </p>
          ))}
          <Allergens item={item} locale={money.locale} originals={originals} />
          {isDrawn && (
            <p className="illustration" aria-hidden="true">
              {words.illustration}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

type SizesProps = Pick<Props, 'item' | 'originals' | 'money' | 'taxes' | 'words'>;

function Sizes({ item, originals, money, taxes, words }: SizesProps) {
  if (item.variants.length === 0) return null;
  const originalTexts = originals.items.get(item.id);
  return (
    <dl className="variants">
      {item.variants.map(({ label, price, allergens }, index) => (
        <div key={label} data-allergens={encodeList(allergens)}>
          <dt
            lang={langOf(originals, label, originalTexts?.variants[index]?.label)}
            data-original={originalTexts?.variants[index]?.label}
          >
            {label}
          </dt>
          <dd className="amount">
            {price === null ? '–' : formatMoney(price, money)}
            {price !== null && <TaxNumbers taxes={taxes} words={words} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ItemPriceProps = Pick<Props, 'taxes' | 'words'> & { price: string | null; lang: string | undefined };

function ItemPrice({ price, lang, taxes, words }: ItemPriceProps) {
  if (price === null) return null;
  return (
    <span className="price">
      {lang === undefined ? price : <span lang={lang}>{price}</span>}
      <TaxNumbers taxes={taxes} words={words} />
    </span>
  );
}

function TaxNumbers({ taxes, words }: Pick<Props, 'taxes' | 'words'>) {
  if (taxes.length === 0) return null;
  return (
    <>
      <sup aria-hidden="true">{taxes.join(' ')}</sup>
      <span className="hidden">{interpolate(words.applied_taxes, { taxes: taxes.join(', ') })}</span>
    </>
  );
}

/**
 * What the owner has declared, of the dish and of its sizes and add-ons: none known is not the same as none. The waiter's
 * list says it in the restaurant's language as well.
 */
function Allergens({ item, locale, originals }: Pick<Props, 'item' | 'originals'> & { locale: MenuLocale }) {
  const allergenLines = declaredLines(item, guestWords(locale), locale);
  if (allergenLines.length === 0) return null;
  const originalTexts = originals.items.get(item.id);
  const originalLines =
    originalTexts &&
    originals.locale &&
    declaredLines(originalTexts, guestWords(originals.locale), originals.locale).join('\n');
  return (
    <p className="allergens" data-original={originalLines}>
      {allergenLines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
