import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { FamilyMember } from "../family.tsx";
import { starsOf } from "./offers.ts";
import type { Rewards } from "../rewards.ts";
import { rewardWords } from "../text/rooms/rewards/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Stars } from "../ui/Stars.tsx";
import "./whose-rewards.css";

/** Everyone's face with their stars; a tap shows the shop window for them. A family of one has nothing to choose. */
export const WhoseRewards = ({
  family,
  shownId,
  rewards,
}: {
  family: readonly FamilyMember[];
  shownId: string;
  rewards: Rewards;
}) => {
  const s = useWordsOf(rewardWords);
  const shown = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [shownId]);
  if (family.length < 2) return null;
  return (
    <nav className="whose-rewards" aria-label={s("whose")}>
      {family.map((member) => {
        const stars = Math.max(0, starsOf(rewards, member.id));
        return (
          <Link
            key={member.id}
            replace
            href={`/rewards/${encodeURIComponent(member.id)}`}
            data-member={member.id}
            ref={member.id === shownId ? shown : null}
            {...(member.id === shownId ? { "aria-current": "true" as const } : {})}
          >
            <Avatar face={member} />
            <bdi>{member.name}</bdi>
            <Stars count={stars} label={s("costs", { count: stars })} />
          </Link>
        );
      })}
    </nav>
  );
};
