import { TAKEN_HEADER, WAITED_HEADER, WAITING_HEADER } from "~/lib/waiting-post.ts";
import { allWaiting, noteWaiting, removeWaiting } from "./store.ts";
import { nextOf, type Outcome, outcomeOf, type Waiting } from "./waiting.ts";

/** A photo over a weak signal takes its time; what has not been answered then is sent again. */
const PATIENCE_MS = 120_000;

/** The body that the form itself would have: files make it larger, and a worker limits its size. */
function bodyOf({ entries }: Waiting): FormData | URLSearchParams {
  const hasFile = entries.some(([, value]) => typeof value !== "string");
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) (body as FormData).append(name, value as string);
  return body;
}

/** What a page says of a refused form, or an error screen of itself. */
const saidBy = (page: Document | null): string => {
  const problem = page?.querySelector("#error-summary") ?? page?.querySelector("h1");
  const parts = [...(problem?.querySelectorAll("p, li") ?? [])].map((part) => part.textContent?.trim() ?? "");
  return (parts.filter(Boolean).join(" · ") || problem?.textContent?.trim()) ?? "";
};

/** Posts one, and tells what became of it. `fetch` could not read the page of a refusal under the page's policy. */
function post(item: Waiting): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", item.action);
    request.responseType = "document";
    request.timeout = PATIENCE_MS;
    request.setRequestHeader(WAITING_HEADER, item.keeper);
    request.setRequestHeader(WAITED_HEADER, String(Math.max(0, Date.now() - item.at)));
    request.onloadend = () => {
      const { status } = request;
      const taken = request.getResponseHeader(TAKEN_HEADER);
      resolve(outcomeOf({ status, taken, message: saidBy(status === 0 ? null : request.responseXML) }));
    };
    request.send(bodyOf(item));
  });
}

/** One window sends at a time; others wait for their turn, and find less to do. */
async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request("field-sends", work);
}

/** What became of those that this window sent; of one that another window sent nobody tells it. */
const outcomes = new Map<string, Outcome>();
const writingOf = ({ id, at }: Pick<Waiting, "id" | "at">) => `${id} ${at}`;

/** What became of one that was to be sent; it may have been sent in a round that was under way already. */
export async function outcomeFor(item: Waiting): Promise<Outcome> {
  const known = outcomes.get(writingOf(item));
  if (known) return known;
  const waits = (await allWaiting()).some((each) => writingOf(each) === writingOf(item));
  return waits ? { kind: "later" } : { kind: "taken", to: item.page };
}

/**
 * Sends what waits, the oldest first, each until it is acknowledged; one that is not answered ends the round, and one that
 * is refused stays for somebody to decide. Never sends what was written for somebody else than `keeper`.
 * @returns how many were taken
 */
export async function sendAll(keeper: string): Promise<number> {
  let taken = 0;
  await alone(async () => {
    for (let after = 0; ; ) {
      const item = nextOf(await allWaiting(), keeper, after);
      if (item?.id === undefined) return;
      after = item.id;
      await noteWaiting(item, { tries: item.tries + 1 });
      const outcome = await post(item);
      outcomes.set(writingOf(item), outcome);
      if (outcome.kind === "taken") {
        taken++;
        await removeWaiting(item);
      } else if (outcome.kind === "refused")
        await noteWaiting(item, { hold: "refused", status: outcome.status, message: outcome.message });
      else {
        await noteWaiting(item, { hold: outcome.kind === "other-keeper" ? "other-keeper" : "none" });
        return;
      }
    }
  });
  return taken;
}
