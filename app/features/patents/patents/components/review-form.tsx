import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CHECKS, type Check, checksIn } from "../patents.filters.ts";
import type { Review } from "../reviews.queries.server.ts";

interface ReviewFormProps {
  patentId: number;
  /** Undefined for a guest, who has none. */
  review?: Review;
  reply?: FormReply;
  /** The page was older than what is kept. */
  stale?: boolean;
}

function Kept({ review }: { review: Review }) {
  const tDetail = useText("patent-detail");
  return (
    <Notice tone="warn" title={tDetail("review.stale")}>
      <p>{tDetail("review.staleText")}</p>
      <h3 className="mt-2 font-bold">{tDetail("review.saved")}</h3>
      <p className="whitespace-pre-wrap" dir="auto">
        {review.text || tDetail("review.nothing")}
      </p>
      <ul className="list-disc ps-5">
        {review.checks.map((check) => (
          <li key={check}>{tDetail(`review.checks.${check}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** A member's own note and checklist for a patent. */
export function ReviewForm({ patentId, review, reply, stale = false }: ReviewFormProps) {
  const tDetail = useText("patent-detail");
  const address = `/patent-viewer/${patentId}`;
  const typed = reply?.fields;
  const ticked: readonly Check[] = typed ? checksIn(typed) : (review?.checks ?? []);
  const problem = (key: string | undefined) => key && tDetail(key as "errors.form");
  const noteProblem = problem(reply?.errors.note);
  return (
    <TitledSection
      id="review"
      title={tDetail("review.title")}
      className="grid gap-4 border-t-2 border-ink pt-4 print:hidden"
    >
      {review ? (
        <form method="post" action={address} className="grid max-w-3xl gap-5" key={review.version}>
          <p className="text-muted">
            {tDetail("review.lead")}{" "}
            {tDetail("review.progress", {
              done: CHECKS.length - review.open.length,
              all: CHECKS.length,
            })}
          </p>
          {stale && <Kept review={review} />}
          {reply && !stale && (
            <ErrorSummary
              title={tDetail("errors.summary")}
              message={problem(reply.formError ?? reply.errors.intent ?? reply.errors.version)}
              items={noteProblem ? [{ field: "note", message: noteProblem }] : []}
            />
          )}
          <input type="hidden" name="intent" value="note" />
          <input type="hidden" name="version" value={review.version} />
          <fieldset>
            <legend className="font-medium">{tDetail("review.checklist")}</legend>
            <div className="grid sm:grid-cols-2">
              {CHECKS.map((check) => (
                <Checkbox
                  key={check}
                  name={check}
                  value="on"
                  label={tDetail(`review.checks.${check}`)}
                  defaultChecked={ticked.includes(check)}
                />
              ))}
            </div>
          </fieldset>
          <TextareaField
            name="note"
            label={tDetail("review.note")}
            error={noteProblem}
            defaultValue={typed ? (typed.note ?? "") : review.text}
            rows={4}
          />
          <Button className="justify-self-start">{tDetail("review.save")}</Button>
        </form>
      ) : (
        <>
          <p className="max-w-prose">{tDetail("review.guest")}</p>
          <p>
            <a
              href={`/auth?redirectTo=${encodeURIComponent(address)}`}
              className={buttonClass({ variant: "outline" })}
            >
              {tDetail("review.signIn")}
            </a>
          </p>
        </>
      )}
    </TitledSection>
  );
}
