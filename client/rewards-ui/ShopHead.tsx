import type { FamilyMember } from "../family.tsx";
import { rewardWords } from "../text/rooms/rewards/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Stars } from "../ui/Stars.tsx";

/** Whose stars they are, and how many; a debt is said in words. */
export const ShopHead = ({ member, stars }: { member: FamilyMember; stars: number }) => {
  const s = useWordsOf(rewardWords);
  return (
    <header className="shop-head">
      <Avatar face={member} />
      <h2 dir="auto">{member.name}</h2>
      <Stars count={Math.max(0, stars)} label={s("costs", { count: Math.max(0, stars) })} />
      {stars > 0 ? null : <p>{stars === 0 ? s("noStars") : s("debt", { count: -stars })}</p>}
    </header>
  );
};
