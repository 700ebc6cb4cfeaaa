import type { ComponentType, ReactNode } from 'react';

export type CardFormProps = {
  /** What the card is entered under: of `GET /api/subscriptions/intent`. */
  client_secret: string;
  submit_label: string;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** Called before the card is: false if something beside the card is still missing. */
  isReady(): boolean;
  /** Does with the card what the form is for. The form is busy until it is done; it never rejects. */
  onCard(payment_method_id: string): Promise<void>;
  /** The card isn't taken, or nobody could be asked. */
  onRefused(error: Error): void;
};

/**
 * The one interface to whoever takes cards in the browser. A card goes to the provider alone and becomes the id of a
 * payment method; what that is used for is asked of our server.
 */
export type CardForms = {
  CardForm: ComponentType<CardFormProps>;
  /** Lets the bank ask for what it wants to know about a payment (3-D Secure). Resolves to whether it approved. */
  confirm(client_secret: string): Promise<boolean>;
};

/** The provider doesn't take the card; the message is the provider's, in the interface's language. */
export class CardRefused extends Error {}

/** The provider's script could not be loaded; `host` is who has it. */
export class FormUnavailable extends Error {
  readonly host: string;

  constructor(host: string, cause: unknown) {
    super(`The payment form of ${host} could not be loaded.`, { cause });
    this.name = 'FormUnavailable';
    this.host = host;
  }
}
