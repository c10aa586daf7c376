import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { readReports } from "../connection.queries.server.ts";
import { Problem } from "./parts.tsx";

type Reports = Awaited<ReturnType<typeof readReports>>;

/** Messages that somebody reported, for moderators. */
export default function ReportsScreen({ reports, sent }: { reports: Reports; sent?: Sent }) {
  const t = useText("connections");
  const shell = useText("shell");
  const { moment } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("connectionReports"))}
        title={shell("screens.connectionReports.title")}
      >
        <p>{t("report.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {reports.length === 0 && <p>{t("report.none")}</p>}
      <ul className="border-t-2 border-ink">
        {reports.map(({ id, post, body, reason, createdAt, author, by }) => (
          <li key={id} className="grid gap-2 border-b border-line py-4">
            <p className="text-muted">
              <bdi>{author ?? t("answers.gone")}</bdi> · {moment(createdAt)}
            </p>
            <Typed text={body} />
            <p>
              <bdi>{t("report.says", { name: by ?? t("answers.gone"), reason })}</bdi>
            </p>
            <form method="post" className="flex flex-wrap gap-3" data-reload>
              <input type="hidden" name="post" value={post} />
              <Button name="intent" value="take-away" variant="destructive">
                {t("report.takeAway")}
              </Button>
              <Button name="intent" value="leave" variant="outline">
                {t("report.leave")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  );
}
