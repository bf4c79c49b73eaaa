import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { useFamily } from "#client/context/family.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MemberList } from "../../../members/MemberList.tsx";
import * as styles from "../event-preview.module.css";
import { useFactWords } from "./use-fact-words.ts";

const pictures = {
  bin: "wastebasket",
  schoolHolidays: "beach-with-umbrella",
  lesson: "books",
  absence: "backpack",
} as const;

const whoseOf = (fact: UnderstoodFact): readonly string[] => {
  if (fact.kind === "absence") return fact.absence.memberIds ?? [];
  return fact.kind === "lesson" && fact.lesson.memberId !== undefined ? [fact.lesson.memberId] : [];
};

/** What isn't an event, as it would be kept, before it is. */
export const FactPreview = ({ fact, isOld }: { fact: UnderstoodFact; isOld: boolean }) => {
  const { kind, title, details } = useFactWords()(fact);
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
        <Picture name={pictures[fact.kind]} /> {title}
      </Text>
      <Row as="p" wrap>
        {kind}
      </Row>
      {details.map((words) => (
        <Row key={words} as="p" wrap>
          {words}
        </Row>
      ))}
      {whose.length === 0 ? null : <MemberList whose={whose} />}
    </div>
  );
};
