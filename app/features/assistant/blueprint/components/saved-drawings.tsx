import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import type { SavedDrawing } from "../saved.queries.server.ts";

/** A member's saved drawings, to open or delete; deleting asks for confirmation, without a script. */
export default function SavedDrawings({ drawings }: { drawings: readonly SavedDrawing[] }) {
  const t = useText("blueprint");
  const format = useFormat();
  return (
    <section className="grid gap-4 print:hidden">
      <h2 className="text-2xl font-bold">{t("saved.title")}</h2>
      {drawings.length === 0 && <p className="text-muted">{t("saved.none")}</p>}
      <ul>
        {drawings.map(({ id, name, confidence, createdAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-4 border-b border-line py-4">
            <p className="grid">
              <bdi className="font-bold" translate="no">
                {name}
              </bdi>
              <span className="text-sm text-muted">
                {t("saved.on", { date: format.date(createdAt) })} ·{" "}
                {/* A picture that was kept unread says nothing yet, which is no low confidence. */}
                {confidence > 0 ? t("saved.confidence", { percent: confidence }) : t("saved.unread")}
              </span>
            </p>
            <div className="flex flex-wrap items-start gap-2">
              <a
                href={`/blueprint-analyzer?plan=${id}`}
                aria-label={t("saved.openOf", { name })}
                className={buttonClass({ variant: "outline" })}
              >
                {t("saved.open")}
              </a>
              <details>
                <summary
                  aria-label={t("saved.removeOf", { name })}
                  className={buttonClass({ variant: "ghost" })}
                >
                  {t("saved.remove")}
                </summary>
                <form
                  method="post"
                  action="/blueprint-analyzer/drawings"
                  className="grid gap-2 py-2"
                  data-reload
                >
                  <input type="hidden" name="id" value={id} />
                  <p className="max-w-60 text-sm">{t("saved.confirmText")}</p>
                  <Button variant="destructive" name="intent" value="delete">
                    {t("saved.confirm")}
                  </Button>
                </form>
              </details>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
