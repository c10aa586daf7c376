import type { ReactNode } from "react";
import { questionPath } from "../learning-queue.logic.ts";
import type { Question } from "../learning-queue.queries.server.ts";
import type { QueueChange } from "../learning-queue.schemas.ts";

interface QueueFormProps {
  question: Pick<Question, "id">;
  idem: string;
  intent: QueueChange["intent"];
  /** Further fields that the form sends as they are. */
  fields?: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/** A form about one question of the queue: what every one of them carries. */
export function QueueForm({ question, idem, intent, fields = {}, className, children }: QueueFormProps) {
  const hidden = { intent, idem, id: question.id, ...fields };
  return (
    <form method="post" action={questionPath(question.id)} noValidate className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
