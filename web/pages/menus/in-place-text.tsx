import { Textarea } from '@mantine/core';
import { type Ref, useId } from 'react';
import { useInPlace } from './use-in-place.ts';

type Props<Base> = Parameters<typeof useInPlace<Base>>[0] & {
  label: string;
  className: string;
  placeholder?: string;
  inputMode?: 'decimal' | 'text';
  inputRef?: Ref<HTMLTextAreaElement>;
};

/** A text that looks as it reads and is typed in place. Long texts wrap. */
export function InPlaceText<Base>(props: Props<Base>) {
  const { label, className, placeholder, inputMode = 'text', inputRef, ...options } = props;
  const { text, problem, change, commit, onKeyDown } = useInPlace(options);
  const problemId = useId();
  return (
    <div className={`in-place ${className}`}>
      <Textarea
        variant="unstyled"
        autosize
        minRows={1}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        classNames={{ input: 'in-place-input' }}
        value={text}
        placeholder={placeholder}
        inputMode={inputMode}
        ref={inputRef}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <p id={problemId} className="in-place-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
