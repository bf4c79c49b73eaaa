import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import * as styles from "./offers.module.css";

/** What one tap adds, each with its picture and its name; nothing where nothing is offered. */
export const Offers = <T extends { readonly id: string; readonly name: string }>({
  label,
  offers,
  neutral,
  onTake,
}: {
  label: string;
  offers: readonly T[];
  /** The picture of a name that suggests none. */
  neutral?: string;
  onTake: (offer: T) => void;
}) =>
  offers.length === 0 ? null : (
    <Row as="ul" gap={2} wrap align="stretch" className={styles.offers} aria-label={label}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Button onClick={() => onTake(offer)}>
            <Picture words={offer.name} {...(neutral === undefined ? {} : { neutral })} />
            <bdi>{offer.name}</bdi>
          </Button>
        </li>
      ))}
    </Row>
  );
