import type { useForm } from '@mantine/form';

/** Mantine's form type for these values. */
export type FormOf<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;
