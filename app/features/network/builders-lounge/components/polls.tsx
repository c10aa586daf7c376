import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { BarChart } from "~/ui/bar-chart.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Typed } from "~/ui/typed.tsx";
import { LOUNGE } from "../builders-lounge.limits.ts";
import type { PollView } from "../builders-lounge.view.server.ts";

/** The votes as bars, and beside them as a table. */
function Result({ poll, counts }: { poll: PollView; counts: readonly number[] }) {
  const t = useText("builders-lounge");
  const { direction } = useLanguage();
  const { number, percent } = useFormat();
  const rows = poll.options.map((option, n) => ({ id: String(n), option, votes: counts[n] ?? 0 }));
  const share = (votes: number) =>
    percent(String(poll.total === 0 ? 0 : Math.round((votes * 100) / poll.total)));
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
      <BarChart
        label={t("polls.chart")}
        direction={direction}
        bars={rows.map(({ id, option, votes }) => ({ key: id, text: option, value: votes }))}
      />
      <DataTable
        caption={t("polls.table")}
        captionHidden
        columns={[
          { key: "option", heading: t("polls.option") },
          { key: "votes", heading: t("polls.votes"), numeric: true },
          { key: "share", heading: t("polls.share"), numeric: true },
        ]}
        rows={rows.map(({ id, option, votes }, n) => ({
          id,
          cells: {
            option: (
              <>
                <Typed text={option} />
                {poll.mine === n && <Badge variant="outline">{t("polls.mine")}</Badge>}
              </>
            ),
            votes: number(votes),
            share: share(votes),
          },
        }))}
      />
    </div>
  );
}

/** One press is a vote; another one changes it. */
function Options({ poll }: { poll: PollView }) {
  return (
    <form method="post" action={LOUNGE} className="flex flex-wrap gap-3" data-reload>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="poll" value={poll.id} />
      {poll.options.map((option, n) => (
        <Button key={option} name="choice" value={n} variant={poll.mine === n ? "secondary" : "outline"}>
          <Typed text={option} />
        </Button>
      ))}
    </form>
  );
}

export function Poll({ poll }: { poll: PollView }) {
  const t = useText("builders-lounge");
  const { moment } = useFormat();
  return (
    <li id={`poll-${poll.id}`} className="grid gap-3 border-b border-line py-6">
      <h3 className="text-lg font-bold">
        <Typed text={poll.question} />
      </h3>
      <p className="text-muted">
        {t(poll.isOpen ? "polls.closes" : "polls.closed", { when: moment(poll.closesAt) })}
        {" · "}
        {t("polls.total", { count: poll.total })}
      </p>
      {poll.isOpen && !poll.isSample && (
        <>
          <p>{t(poll.mine === undefined ? "polls.press" : "polls.change")}</p>
          <Options poll={poll} />
        </>
      )}
      {poll.counts && <Result poll={poll} counts={poll.counts} />}
    </li>
  );
}
