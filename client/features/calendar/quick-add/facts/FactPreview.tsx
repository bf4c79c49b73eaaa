import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { useFamily } from "#client/context/family.ts";
import { suggestedPicture } from "#client/ui/pictures/suggested-picture.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MemberList } from "../../../members/MemberList.tsx";
import { EventPicture } from "../../event/EventPicture.tsx";
import * as styles from "../event-preview.module.css";
import { useFactWords } from "./use-fact-words.ts";

const pictures = {
  bin: "wastebasket",
  schoolHolidays: "luggage",
  lesson: "books",
  absence: "backpack",
} as const;

const pictureOf = ({ kind }: UnderstoodFact, title: string): string =>
  (kind === "bin" || kind === "lesson" ? suggestedPicture(title) : undefined) ?? pictures[kind];

const whoseOf = (fact: UnderstoodFact): readonly string[] => {
  if (fact.kind === "absence") return fact.absence.memberIds ?? [];
  return fact.kind === "lesson" && fact.lesson.memberId !== undefined ? [fact.lesson.memberId] : [];
};

/** What isn't an event, as it would be kept, before it is. */
export const FactPreview = ({ fact, isOld }: { fact: UnderstoodFact; isOld: boolean }) => {
  const { title, details } = useFactWords()(fact);
  const ids = whoseOf(fact);
  const whose = useFamily().filter(({ id }) => ids.includes(id));
  return (
    <div
      className={styles.preview}
      data-testid="fact-preview"
      data-member={whose[0]?.id}
      data-old={isOld}
    >
      <Text size="title" as="h3" dir="auto" clamp>
        <EventPicture event={{ icon: pictureOf(fact, title) }} />
        {title}
      </Text>
      <Row as="p" wrap>
        {details.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </Row>
      {whose.length === 0 ? null : <MemberList whose={whose} />}
    </div>
  );
};
