import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { QrScanner } from "~/features/general/home/components/qr-scanner.tsx";
import { SectionFailed } from "~/features/general/home/components/section-failed.tsx";
import { readCounts } from "~/features/general/home/counts.queries.server.ts";
import { type JobAnswer, readJob } from "~/features/general/home/jobs.queries.server.ts";
import { readMyNeeds } from "~/features/general/home/needs.queries.server.ts";
import { readMySites } from "~/features/general/home/sites.queries.server.ts";
import { StartDay } from "~/features/general/start-day/components/start-day.tsx";
import { readStartDay, withoutStrayConsent } from "~/features/general/start-day/start-day.queries.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { latePart } from "~/ui/late-part.tsx";
import { SectionBoundary } from "~/ui/section-boundary.tsx";
import { drawnPart, servedPart } from "~/ui/served-part.tsx";
import { inOneTrip } from "~db/one-trip.ts";

/** What the server alone draws: of the whole page only the start of the day and the scanner need scripts. */
const HomeTop = import.meta.env.SSR
  ? drawnPart((await import("~/features/general/home/components/home-top.tsx")).default)
  : servedPart(() => import("~/features/general/home/components/home-top.tsx"));
const HomeRest = import.meta.env.SSR
  ? drawnPart((await import("~/features/general/home/components/home-rest.tsx")).default)
  : servedPart(() => import("~/features/general/home/components/home-rest.tsx"));
const Forecast = import.meta.env.SSR
  ? drawnPart((await import("~/features/general/start-day/components/forecast-strip.tsx")).default)
  : servedPart(() => import("~/features/general/start-day/components/forecast-strip.tsx"));

const NeedsMe = import.meta.env.SSR
  ? drawnPart((await import("~/features/general/home/components/needs-me.tsx")).default)
  : servedPart(() => import("~/features/general/home/components/needs-me.tsx"));

const MyWork = import.meta.env.SSR
  ? drawnPart((await import("~/features/general/home/components/my-sites.tsx")).default)
  : servedPart(() => import("~/features/general/home/components/my-sites.tsx"));

/** What stands within these, from other features. */
const GivenAnswer = import.meta.env.SSR
  ? (await import("~/features/assistant/joe/components/given-answer.tsx")).default
  : latePart(() => import("~/features/assistant/joe/components/given-answer.tsx"));
const TypedVerdicts = import.meta.env.SSR
  ? (await import("~/features/assistant/blueprint/components/typed-verdicts.tsx")).default
  : latePart(() => import("~/features/assistant/blueprint/components/typed-verdicts.tsx"));
const FirstEntries = import.meta.env.SSR
  ? (await import("~/features/assistant/search/components/first-entries.tsx")).default
  : latePart(() => import("~/features/assistant/search/components/first-entries.tsx"));
const TierSummaries = import.meta.env.SSR
  ? (await import("~/features/general/membership/components/tier-summaries.tsx")).default
  : latePart(() => import("~/features/general/membership/components/tier-summaries.tsx"));
const ComparisonTable = import.meta.env.SSR
  ? (await import("~/features/general/membership/components/comparison-table.tsx")).default
  : latePart(() => import("~/features/general/membership/components/comparison-table.tsx"));

export const handle = {
  i18n: ["qr-scanner", "start-day"],
  served: ["home", "membership", "joe", "search", "drawing-result", "forecast"],
};

/** Only the page itself is for search engines, no page of an answer. */
export const meta: MetaFunction = ({ location }) =>
  new URLSearchParams(location.search).has("job") ? [{ name: "robots", content: "noindex" }] : [];

/** What the address asks of the three jobs and of the music panel, the quote of the visitor's day, what waits for a member, their jobs, and what is on record. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const clean = withoutStrayConsent(request);
  if (clean) throw redirect(clean, 303);
  const day = visitorDay(request, context.now());
  const [startDay, job, [needs, mine, counts]] = await Promise.all([
    readStartDay(context, request),
    readJob(context, new URL(request.url).searchParams),
    inOneTrip(context, (context) =>
      Promise.all([
        readMyNeeds(context, day),
        readMySites(context, day),
        // In the turn of the other two, which ask first who is there.
        presentReader(context).then(() => readCounts(context)),
      ]),
    ),
  ]);
  return data({ startDay, job, needs, mine, counts }, job.status);
}

function Answer(answer: JobAnswer) {
  switch (answer.job) {
    case "ask":
      return answer.answer && <GivenAnswer {...answer.answer} links={answer.links} />;
    case "check":
      return answer.analysis && <TypedVerdicts analysis={answer.analysis} />;
    case "search":
      return <FirstEntries {...answer} />;
  }
}

export default function HomeRoute() {
  const { startDay, job, needs, mine, counts } = useLoaderData<typeof loader>();
  return (
    <>
      {needs && (
        <SectionBoundary fallback={<SectionFailed />}>
          <NeedsMe needs={needs} />
        </SectionBoundary>
      )}
      {mine && (
        <SectionBoundary fallback={<SectionFailed />}>
          <MyWork jobs={mine.jobs} />
        </SectionBoundary>
      )}
      <HomeTop mine={mine} counts={counts} job={job} answer={job.answer && Answer(job.answer)} />
      <SectionBoundary fallback={<SectionFailed />}>
        <QrScanner />
      </SectionBoundary>
      <SectionBoundary fallback={<SectionFailed />}>
        <div className="border-b border-line">
          <StartDay {...startDay} forecast={<Forecast />} />
        </div>
      </SectionBoundary>
      <HomeRest tiers={<TierSummaries />} comparison={<ComparisonTable />} />
    </>
  );
}
