import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellState } from '../../../../shared/allergen-edits.ts';
import {
  ALLERGEN_CODES,
  type AllergenCode,
  type DeclaredAllergen,
  declaredList,
} from '../../../../shared/allergens.ts';
import type { Item } from '../../../../shared/menu.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useQueue } from '../../../draft/use-draft.ts';
import { allergenName } from '../../../forms/allergens/allergen-names.ts';
import { ChoiceChips } from '../../../forms/choice-chips.tsx';
import formsStyles from '../../../forms/forms.module.css';
import {
  contradictedItems,
  type DeclarationLine,
  type DeclaredState,
  declarationLines,
  declarationOf,
  statesOf,
} from './declare-many.ts';
import { FromTo } from './from-to.tsx';
import styles from './many.module.css';
import { ManyForm } from './many-form.tsx';
import { type ManyDialogProps, titlesOf, useItems } from './use-items.ts';

/**
 * Declares one allergen of several dishes, in one step. Dishes that are declared otherwise are shown first, and stay as
 * they are unless the owner ticks them.
 */
export function AllergensDialog({ ids, onCancel, onDone }: ManyDialogProps) {
  const { t } = useTranslation();
  const queue = useQueue();
  const items = useItems(ids);
  const [code, setCode] = useState<AllergenCode>();
  const [state, setState] = useState<DeclaredState>();
  const [replacedIds, setReplacedIds] = useState<ReadonlySet<number>>(new Set());
  const stateNames: Record<CellState, string> = {
    contains: t('allergen_table.contains'),
    may_contain: t('allergen_table.may_contain'),
    without: t('allergen_table.without'),
    not_declared: t('allergen_table.not_declared'),
    unnamed: t('allergen_table.unnamed'),
  };
  const lines = code && state ? declarationLines(items, code, state) : [];
  // A copy has another id once it is saved.
  const keyOf = ({ id }: Pick<Item, 'id'>) => queue.keyOf('item', id);
  const isReplaced = (item: Item) => replacedIds.has(keyOf(item));
  const linesOf = (...kinds: DeclarationLine['kind'][]) => lines.filter(({ kind }) => kinds.includes(kind));
  const otherwiseLines = linesOf('otherwise');
  const appliedLines = lines.filter(({ kind, item }) => kind === 'new' || (kind === 'otherwise' && isReplaced(item)));
  const keptLines = otherwiseLines.filter(({ item }) => !isReplaced(item));
  const contradicted = contradictedItems(appliedLines);
  const hasOwnParts = items.some(({ variants, options }) =>
    [...variants, ...options].some(({ allergens }) => allergens),
  );
  const changeQuestion = (change: () => void) => {
    change();
    // They were ticked for another question.
    setReplacedIds(new Set());
  };
  const declarationWords = (list: readonly DeclaredAllergen[], declaredCode: AllergenCode) => {
    const { state: ownState, kinds } = declarationOf(list, declaredCode);
    const kindWords = kinds.map((kind) =>
      t('many_edits.kind', { name: allergenName(kind.code), state: stateNames[kind.state] }),
    );
    return [...(ownState ? [stateNames[ownState]] : []), ...kindWords].join(', ');
  };
  const rowOf = ({ item, list, kind }: DeclarationLine) => {
    if (!code) return null;
    const from = declarationWords(declaredList(item), code);
    const willChange = kind === 'new' || isReplaced(item);
    return <FromTo from={from} to={willChange ? declarationWords(list, code) : from} />;
  };
  return (
    <ManyForm
      part="many-allergens"
      summary={
        <>
          {lines.length === 0 && t('many_edits.start_allergens')}
          {lines.length > 0 && appliedLines.length === 0 && t('many_edits.nothing')}
          {appliedLines.length > 0 && t('many_edits.will_declare', { count: appliedLines.length })}{' '}
          {keptLines.length > 0 &&
            t('many_edits.otherwise', {
              count: keptLines.length,
              names: titlesOf(keptLines.map(({ item }) => item)),
            })}{' '}
          {contradicted.length > 0 && t('many_edits.contradicts_tags', { names: titlesOf(contradicted) })}{' '}
          {lines.length > 0 && hasOwnParts && t('many_edits.parts_stay')}
        </>
      }
      submit_label={
        appliedLines.length > 0
          ? t('many_edits.declare', { count: appliedLines.length })
          : t('many_edits.declare_nothing')
      }
      isDisabled={appliedLines.length === 0}
      onSubmit={() => {
        manyEdits(queue).updateItems(appliedLines.map(({ item, list }) => ({ item, fields: { allergens: list } })));
        onDone();
      }}
      onCancel={onCancel}
      preview={
        lines.length > 0 && (
          <section
            className={styles.preview}
            aria-label={t('many_edits.preview')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it can be reached by keyboard
            tabIndex={0}
            data-part="many-preview"
          >
            {otherwiseLines.length > 0 && (
              <>
                <h3>{t('many_edits.declared_otherwise')}</h3>
                <ul>
                  {otherwiseLines.map((line) => (
                    <li key={keyOf(line.item)} className={styles.previewRow}>
                      <Checkbox
                        label={line.item.title}
                        checked={isReplaced(line.item)}
                        onChange={({ currentTarget: { checked: isTicked } }) => {
                          const nextIds = new Set(replacedIds);
                          if (isTicked) nextIds.add(keyOf(line.item));
                          else nextIds.delete(keyOf(line.item));
                          setReplacedIds(nextIds);
                        }}
                      />
                      {rowOf(line)}
                    </li>
                  ))}
                </ul>
                <h3>{t('many_edits.other_dishes')}</h3>
              </>
            )}
            <ul>
              {linesOf('new', 'same').map((line) => (
                <li
                  key={keyOf(line.item)}
                  className={line.kind === 'new' ? styles.previewRow : `${styles.previewRow} ${styles.quiet}`}
                >
                  <span>{line.item.title}</span>
                  {rowOf(line)}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    >
      <NativeSelect
        label={t('many_edits.allergen')}
        data-autofocus
        value={code ?? ''}
        data={[
          { value: '', label: t('many_edits.pick_allergen') },
          ...ALLERGEN_CODES.map((listedCode) => ({ value: listedCode, label: allergenName(listedCode) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          changeQuestion(() => {
            const pickedCode = ALLERGEN_CODES.find((listedCode) => listedCode === value);
            setCode(pickedCode);
            if (pickedCode && state && !statesOf(pickedCode).includes(state)) setState(undefined);
          })
        }
      />
      {code && (
        <div className={formsStyles.choices}>
          <ChoiceChips
            label={t('many_edits.state')}
            value={state ?? ''}
            choices={statesOf(code).map((value) => ({ value, label: stateNames[value] }))}
            onChange={(value) => changeQuestion(() => setState(statesOf(code).find((offered) => offered === value)))}
          />
        </div>
      )}
    </ManyForm>
  );
}
