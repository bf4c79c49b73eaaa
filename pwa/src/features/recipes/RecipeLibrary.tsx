import { useDeferredValue, useEffect, useState } from "react";
import { Link } from "wouter";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useSession } from "#client/features/access/use-session.ts";
import { useLibrary, useRecipeSearch } from "#client/features/recipes/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { ListHead } from "../../ui/ListHead.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { recipeAddress } from "./recipe-address.ts";
import { RecipeRow } from "./RecipeRow.tsx";
import * as styles from "./recipes.module.css";
import * as inputStyles from "#client/ui/form/input.module.css";
import * as rowsStyles from "../../ui/rows.module.css";

const WaysToAdd = () => {
  const s = useMessages(mealMessages);
  const can = useCapabilities("meals");
  const isParent = useSession()?.parent === true;
  if (!isParent || !can("recipes.write")) return null;
  return (
    <Row gap={2} wrap align="stretch" className={styles.recipeWays}>
      <ButtonLink href="/lists/recipes/new">
        <Icon name="plus" />
        {s("fresh")}
      </ButtonLink>
      {can("import") ? (
        <ButtonLink href="/lists/recipes/import">
          <FeatureIcon name="download" />
          {s("fromWeb")}
        </ButtonLink>
      ) : null}
    </Row>
  );
};

const Tags = ({
  tags,
  tag,
  onTag,
}: {
  tags: readonly string[];
  tag: string | undefined;
  onTag: (tag: string | undefined) => void;
}) => {
  const s = useMessages(mealMessages);
  return (
    <Row as="ul" gap={2} align="stretch" className={styles.tagChips} aria-label={s("tags")}>
      {[undefined, ...tags].map((one) => (
        <li key={one ?? ""}>
          <button type="button" aria-pressed={one === tag} onClick={() => onTag(one)}>
            <span dir="auto">{one ?? s("all")}</span>
          </button>
        </li>
      ))}
    </Row>
  );
};

const SearchField = ({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) => {
  const s = useMessages(mealMessages);
  return (
    <input
      type="search"
      className={inputStyles.input}
      data-part="input"
      dir="auto"
      aria-label={s("search")}
      placeholder={s("search")}
      enterKeyHint="search"
      value={typed}
      onChange={(event) => onTyped(event.target.value)}
    />
  );
};

/** Every recipe of the family, to be searched by words and tags. */
export const RecipeLibrary = () => {
  const { t } = useI18n();
  const s = useMessages(mealMessages);
  const library = useLibrary();
  const [typed, setTyped] = useState("");
  const [tag, setTag] = useState<string>();
  const found = useRecipeSearch(library.data, useDeferredValue(typed), tag);
  const { more } = library;
  useEffect(() => more?.(), [more]);
  const isBare = library.data?.items.length === 0;
  return (
    <>
      <ListHead
        title={
          <>
            {s("recipes")} <SourceBadge shown={library} />
          </>
        }
      >
        <MeButton />
      </ListHead>
      {isBare ? (
        <EmptyState
          picture="fork-and-knife-with-plate"
          title={s("noRecipes")}
          hint={s("noRecipesHint")}
        />
      ) : (
        <SearchField typed={typed} onTyped={setTyped} />
      )}
      {(library.data?.tags.length ?? 0) === 0 ? null : (
        <Tags tags={library.data?.tags ?? []} tag={tag} onTag={setTag} />
      )}
      {library.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, library.error)} />
      ) : null}
      <ul className={styles.recipeLines} aria-busy={library.source === "loading"}>
        {found.map((card) => (
          <li key={card.id}>
            <Link href={recipeAddress(card.id)}>
              <RecipeRow card={card} />
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && !isBare && library.data !== undefined ? (
        <p className={rowsStyles.rowsNone}>{s("nothingFound")}</p>
      ) : null}
      <WaysToAdd />
    </>
  );
};
