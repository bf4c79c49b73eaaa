import { Picture } from "./pictures/Picture.tsx";
import "./empty-state.css";

/** What a place says when it has nothing to show: one picture, one sentence, no grey box. */
export const EmptyState = ({
  picture,
  title,
  hint,
}: {
  picture: string;
  title: string;
  hint?: string;
}) => (
  <div className="empty-state">
    <Picture name={picture} />
    <p className="empty-state-title">{title}</p>
    {hint === undefined ? null : <p className="empty-state-hint">{hint}</p>}
  </div>
);
