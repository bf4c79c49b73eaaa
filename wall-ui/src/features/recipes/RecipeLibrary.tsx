import { useState } from "react";
import { Link } from "wouter";
import type { RecipeCard } from "#contract/recipes.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useLibrary, useRecipeSearch } from "#client/features/recipes/queries.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { MealTabs } from "../../ui/MealTabs.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { UnknownRoom } from "../../ui/UnknownRoom.tsx";
import { DishPicture } from "./DishPicture.tsx";
import * as styles from "./recipe-library.module.css";
import * as pageStyles from "../../ui/page.module.css";

const cardPixels = 480;

const Card = ({ card: { id, title, image, totalMin, tags } }: { card: RecipeCard }) => {
  const s = useMessages(wallMealMessages);
  return (
    <Link className={styles.recipeCard} href={`/meals/recipes/${encodeURIComponent(id)}`}>
      <DishPicture title={title} image={image} pixels={cardPixels} />
      <Stack as="span" gap={1} justify="start" className={styles.recipeCardWords}>
        <Text as="b" clamp dir="auto">
          {title}
        </Text>
        <small>
          {totalMin === undefined ? null : <span>{s("minutes", { count: totalMin })}</span>}
          {tags.slice(0, 2).map((tag) => (
            <bdi key={tag}>{tag}</bdi>
          ))}
        </small>
      </Stack>
    </Link>
  );
};

/** The tags by which recipes are chosen; nothing while there is none. */
const Tags = ({
  tags,
  tag,
  onTag,
}: {
  tags: readonly string[];
  tag: string | undefined;
  onTag: (tag: string | undefined) => void;
}) => {
  const s = useMessages(wallMealMessages);
  return (
    <Row
      gap={2}
      wrap
      align="stretch"
      className={styles.libraryTags}
      role="group"
      aria-label={s("tags")}
    >
      {tags.length === 0 ? null : (
        <>
          <Button aria-pressed={tag === undefined} onClick={() => onTag(undefined)}>
            {s("allTags")}
          </Button>
          {tags.slice(0, 12).map((one) => (
            <Button key={one} aria-pressed={one === tag} onClick={() => onTag(one)}>
              <bdi>{one}</bdi>
            </Button>
          ))}
        </>
      )}
    </Row>
  );
};

/** Every recipe of the house, by words and tags. */
export const RecipeLibrary = () => {
  const s = useMessages(wallMealMessages);
  const [words, setWords] = useState("");
  const [tag, setTag] = useState<string>();
  const shown = useLibrary();
  const cards = useRecipeSearch(shown.data, words, tag);
  const canWrite = useCapabilities("meals")("recipes.write");
  const isEmpty = shown.data?.items.length === 0;
  return (
    <div className={`${pageStyles.room} ${styles.library}`}>
      <Row
        as="header"
        wrap
        className={pageStyles.roomHead}
        data-part="room-head"
        data-testid="room-head"
      >
        <h1>{s("recipes")}</h1>
        <SourceBadge shown={shown} />
        <MealTabs here="recipes" />
        {canWrite ? (
          <ButtonLink kind="primary" href="/meals/recipes/new">
            <Icon name="plus" />
            {s("newRecipe")}
          </ButtonLink>
        ) : null}
      </Row>
      <UnknownRoom shown={shown} />
      {isEmpty ? (
        <EmptyState picture="pot-of-food" title={s("noRecipes")} hint={s("noRecipesHint")} />
      ) : (
        <>
          <Stack gap={4} className={styles.librarySearch} role="search">
            <TextField label={s("search")} value={words} onValue={setWords} maxLength={200} />
            <Tags tags={shown.data?.tags ?? []} tag={tag} onTag={setTag} />
          </Stack>
          {cards.length === 0 && shown.data !== undefined ? (
            <EmptyState picture="fork-and-knife-with-plate" title={s("nearMiss")} />
          ) : (
            <ul className={styles.libraryCards}>
              {cards.map((card) => (
                <li key={card.id}>
                  <Card card={card} />
                </li>
              ))}
            </ul>
          )}
          {shown.more === undefined ? null : (
            <Button onClick={shown.more}>{s("moreRecipes")}</Button>
          )}
        </>
      )}
    </div>
  );
};
