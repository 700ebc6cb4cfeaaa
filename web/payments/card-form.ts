import type { ComponentType, ReactNode } from 'react';

export type CardFormProps = {
  /** The secret for entering a card, from `GET /api/subscriptions/intent`. */
  client_secret: string;
  submit_label: string;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** Called before the card is sent: returns false if something besides the card is missing. */
  isReady(): boolean;
  /** Uses the card. The form is busy until it is done; it never rejects. */
  onCard(payment_method_id: string): Promise<void>;
  /** The card isn't accepted, or the provider can't be reached. */
  onRefused(error: Error): void;
};

/**
 * The one interface to payment providers in the browser. A card is sent to the provider only and becomes the id of a payment
 * method; its use is requested from our server.
 */
export type CardForms = {
  CardForm: ComponentType<CardFormProps>;
  /** Lets the bank ask what it wants to know about a payment (3-D Secure). Resolves to whether it approved. */
  confirm(client_secret: string): Promise<boolean>;
};

/** The provider doesn't accept the card; the message is the provider's, in the interface's language. */
export class CardRefused extends Error {}

/** The provider's script could not be loaded; `host` is its host. */
export class FormUnavailable extends Error {
  readonly host: string;

  constructor(host: string, cause: unknown) {
    super(`The payment form of ${host} could not be loaded.`, { cause });
    this.name = 'FormUnavailable';
    this.host = host;
  }
}
