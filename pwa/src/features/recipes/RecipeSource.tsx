import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./recipes.module.css";

const webPage = (source: string): URL | null =>
  /^https?:\/\//i.test(source) ? URL.parse(source) : null;

/** Where a recipe is from: a web page as a link, or words. */
export const RecipeSource = ({ source }: { source: string }) => {
  const s = useMessages(mealMessages);
  const page = webPage(source);
  return (
    <Row as="p" wrap className={styles.recipeAbout} dir="auto">
      {s("source")}{" "}
      {page === null ? (
        source
      ) : (
        <a href={page.href} target="_blank" rel="noreferrer">
          {page.hostname}
        </a>
      )}
    </Row>
  );
};
