import { useEffect, useState } from "react";
import { useToast } from "~/services/toast-client.ts";
import type { ForeignBlock } from "~/ui/read-foreign-text.ts";
import { toastOf } from "../search.logic.ts";
import { searchToasts } from "../search.toasts.ts";
import type { ShownAnswer } from "../shown-answer.ts";

/**
 * The web's answer to a search: the one the page brought along, or, after a navigation by script, the one that is
 * written while the visitor watches; `text` is what there is of it so far.
 */
export function useWebAnswer(q: string, web: ShownAnswer | "pending") {
  const toast = useToast(searchToasts);
  const [text, setText] = useState<ForeignBlock[]>([]);
  const [streamed, setStreamed] = useState<ShownAnswer>();
  const brought = web === "pending" ? undefined : web;
  const [first] = useState(brought);
  // A page that is revalidated for another reason does not search again.
  const answer = streamed ?? brought ?? first;
  const ask = !answer;
  useEffect(() => {
    if (!ask) return;
    const left = new AbortController();
    import("./stream-answer.ts")
      .then(({ streamAnswer }) => streamAnswer(q, left.signal, setText))
      .catch((): ShownAnswer => ({ ok: false, error: "internal" }))
      .then((last) => {
        if (left.signal.aborted) return;
        setStreamed(last);
        const news = toastOf(undefined, last);
        if (news) toast(news);
      });
    return () => left.abort();
  }, [q, ask, toast]);
  return { answer, text };
}
