import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../../shared/paths.ts';
import { nameProblem } from './name-problem.ts';
import styles from './onboarding.module.css';
import { OnboardingStep } from './onboarding-step.tsx';
import { useAnswers } from './use-answers.ts';

export function NamePage() {
  const { t } = useTranslation();
  const { answers, keep, goOn } = useAnswers();
  const words = {
    required: t('onboarding.name_missing'),
    too_long: t('onboarding.name_too_long'),
    special_characters: t('onboarding.name_special'),
  };
  const nameForm = useForm({
    initialValues: { name: answers.typed_name ?? answers.name ?? '' },
    onValuesChange: ({ name }) => keep({ typed_name: name }),
    validateInputOnBlur: true,
    validate: {
      name: (name) => {
        const typedProblem = nameProblem(name);
        return typedProblem && words[typedProblem];
      },
    },
  });
  return (
    <OnboardingStep title={t('onboarding.name_title')} description={t('onboarding.name_description')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={nameForm.onSubmit(
          ({ name }) => goOn({ name: name.trim() }, APP_PATHS.onboardingLanguage),
          () => nameForm.getInputNode('name')?.focus(),
        )}
      >
        <TextInput
          label={t('onboarding.name')}
          description={t('onboarding.name_help')}
          name="organization"
          autoComplete="organization"
          autoFocus
          required
          withAsterisk={false}
          {...nameForm.getInputProps('name')}
        />
        <Button type="submit" fullWidth>
          {t('onboarding.continue')}
        </Button>
      </form>
    </OnboardingStep>
  );
}
