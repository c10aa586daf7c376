/** What each figure is called, and what exactly is counted. */
const en = {
  goals: {
    winning: "Winning work",
    cash: "Cash and margin",
    progress: "Work in progress",
    schedule: "Schedule",
    safety: "Safety",
    quality: "Quality",
    utilisation: "Crews and machines",
    records: "Gaps in the records",
  },
  parts: {
    month: "Month",
    week: "Week",
    project: "Project",
    source: "Source",
    jobType: "Kind of job",
    stage: "Stage",
    trade: "Trade",
    code: "Cost code",
    projectState: "State of the project",
    changeState: "State of the change order",
    crew: "Crew",
    reason: "Reason",
    phase: "Phase",
    cause: "Cause",
    outcome: "Outcome",
    priority: "Priority",
    machine: "Machine",
    age: "Days late",
    client: "Client",
  },
  names: {
    winRate: "Win rate",
    dealsWon: "Deals won",
    wonValue: "Value of deals won",
    dealsBegun: "New deals",
    pipeline: "Open pipeline",
    forecast: "Weighted pipeline",
    proposalRate: "Proposals accepted",
    proposalsSent: "Proposals sent",
    acceptedValue: "Value accepted",
    bidCoverage: "Bid coverage",
    budget: "Budget of open jobs",
    committedShare: "Budget committed",
    openContracts: "Contracts of open jobs",
    billed: "Billed",
    paymentsIn: "Paid",
    daysToPay: "Days to pay",
    owed: "Owed to us",
    retainageHeld: "Retainage held",
    backlog: "Backlog",
    overBilled: "Over- and under-billing",
    jobMargin: "Margin of open jobs",
    percentBilled: "Part billed",
    percentSpent: "Part of the cost spent",
    percentBuilt: "Part built",
    costIndex: "Cost performance (CPI)",
    scheduleIndex: "Schedule performance (SPI)",
    costAtEnd: "Cost at completion (EAC)",
    marginFade: "Margin fade",
    largestClient: "Share of the largest client",
    committed: "Committed",
    budgetSpent: "Cost against budget",
    waiversMissing: "Waivers missing",
    changesPending: "Change orders pending",
    changesApproved: "Change orders approved",
    changeDays: "Days to an answer on changes",
    promisesKept: "Promises kept (PPC)",
    promisesMissed: "Promises missed",
    tasksFinished: "Tasks finished",
    onPlan: "Tasks done by their planned day",
    trir: "Recordable rate (TRIR)",
    dart: "DART rate",
    recordableCases: "Recordable cases",
    nearMisses: "Near misses reported",
    seenSafe: "Observations that were safe",
    punchOpen: "Open punch items",
    punchAge: "Age of open punch items",
    punchRaised: "Punch items raised",
    punchClosed: "Punch items closed",
    firstPass: "Closed at the first review",
    punchRework: "Punch items sent back",
    reworkCost: "Cost of rework",
    hoursWorked: "Hours worked",
    hoursOnCode: "Hours on a cost code",
    shiftLength: "Length of a shift",
    rentalIncome: "Income from lent machines",
    rentalDays: "Days lent",
    daysUnlogged: "Workdays without a log",
    shiftsOpen: "Shifts that were not ended",
    shiftsUncoded: "Shifts without a cost code",
    dealsOverdue: "Deals with a step overdue",
    wonUnpriced: "Deals won without a value",
  },
  texts: {
    winRate: "Deals won, divided by deals won and lost, by the day on which they were closed.",
    dealsWon: "Deals that were won, by the day on which they were closed.",
    wonValue: "The sum of what deals that were won are worth, by the day on which they were closed.",
    dealsBegun: "Deals by the day on which they were entered, whatever became of them.",
    pipeline: "The sum of what all deals are worth that are open now. Dormant deals are not in it.",
    forecast:
      "What each open deal is worth times its chance; the chance is its own or the norm of its stage.",
    proposalRate: "Acceptances, divided by acceptances, refusals and proposals that expired, by their day.",
    proposalsSent: "How often a proposal was sent, by day. One that was revised and sent again counts twice.",
    acceptedValue:
      "The sum that clients signed, by the day of the signature. A proposal that an amendment replaced is not in it.",
    bidCoverage:
      "Companies that sent a bid, divided by companies that were asked, by the day on which bids were due. Packages that are still open are not in it.",
    budget: "The sum of the budget of all cost lines of jobs that are not closed, without approved changes.",
    committedShare:
      "What is committed on the cost lines of jobs that are not closed, divided by their budget.",
    openContracts: "The sum of the contracts of all jobs that are not closed, as typed at the project.",
    billed:
      "What owners certified, by the day of the certificate, and invoices less their credits, by the day of issue. What was voided is not in it.",
    paymentsIn:
      "Deposits, and payments for applications and invoices, by the day on which they were paid. What bounced does not count.",
    daysToPay:
      "The average number of days from the certificate, or from the issue of an invoice, to a payment, by the day of the payment. A payment before it counts as no days.",
    owed: "What was certified or invoiced and is not paid yet. Days late count from the day on which it is due.",
    retainageHeld:
      "What is held back by the newest application of each job that was handed in. What was released is not in it.",
    backlog:
      "The contracts of open jobs with approved changes, less what was certified. Jobs without a schedule of values are not in it.",
    overBilled:
      "What was billed of open jobs, less what was earned: cost spent, divided by cost at completion, times the contract. Below zero more was earned than billed. Costs are those that were typed; jobs without costs or a contract are not in it.",
    jobMargin:
      "The contract less the cost at completion, divided by the contract. Change orders are on neither side, and costs are those that were typed; jobs without costs or a contract are not in it.",
    percentBilled:
      "What was billed of open jobs with what is held back, divided by their contracts with approved changes. Read it beside the parts spent and built: where it is far ahead, cash runs ahead of the work.",
    percentSpent:
      "What open jobs have cost, at most what they will, divided by their cost at completion. Costs are those that were typed.",
    percentBuilt:
      "Working days of tasks that are done, divided by those of all tasks in the schedules of open jobs. A task that was begun counts by the days that are left of it, or by its part that is done.",
    costIndex:
      "The budget of open jobs times the part that is built, divided by what they have cost. Above 1 the work costs less than planned. Jobs without a budget, costs or a schedule are not in it.",
    scheduleIndex:
      "The budget of open jobs times the part that is built, divided by their budget times the part that the latest baseline has built by yesterday, evenly over the days of each task. Below 1 the work is behind.",
    costAtEnd:
      "What open jobs have cost and will still cost: what was typed as still to come, or what is left of the budget or of what is committed.",
    marginFade:
      "Cost at completion of open jobs, less their budget, less their approved changes: by so much the margin is smaller than it was planned. Below zero it grew. Jobs without a contract or a budget are not in it.",
    largestClient:
      "Contracts of open jobs of the client with the largest sum, divided by those of all open jobs that name a client. A name counts as it is typed, without case.",
    committed: "What is committed on the cost lines of jobs that are not closed.",
    budgetSpent:
      "What the cost lines of jobs that are not closed have cost, as it was typed, divided by their budget.",
    waiversMissing: "Payments to companies that have cleared and for which no lien waiver is signed.",
    changesPending: "The sum of change orders that are priced or with the client now.",
    changesApproved: "The sum of change orders that clients approved, by the day of the signature.",
    changeDays: "The average number of days from sending a change order to its approval or rejection.",
    promisesKept: "Promises of the weekly plan that were kept, divided by those kept and missed, by week.",
    promisesMissed: "Promises of the weekly plan that were missed, by week, with the reason that was given.",
    tasksFinished: "Tasks of all schedules by the day on which they were finished.",
    onPlan:
      "Tasks finished by the day of the latest baseline, divided by all tasks whose day in it has passed. Schedules without a baseline are not in it.",
    trir: "Recordable cases times 200,000, divided by the hours worked that were typed month by month.",
    dart: "Cases with days away, restriction or transfer, times 200,000, divided by the hours worked.",
    recordableCases: "Reports with a recordable outcome, by the day on which it happened.",
    nearMisses: "Reports of near misses by day. More of them can mean that more is reported.",
    seenSafe: "Observations of safe work, divided by all observations, by day.",
    punchOpen: "Punch items that are neither closed nor void now.",
    punchAge: "The average number of days since the punch items that are open now were raised.",
    punchRaised: "Punch items by the day on which they were raised.",
    punchClosed: "Punch items that are closed, by the day on which they last were.",
    firstPass: "Closed punch items that were never rejected, divided by all closed ones.",
    reworkCost:
      "Back-charges of punch items, by the day on which the item was raised: what it cost to put right the work of others. Void items are not in it.",
    punchRework: "How often finished work was rejected, sent back or opened again, by day.",
    hoursWorked: "Paid hours of all shifts that are over, by the day on which they began.",
    hoursOnCode: "Paid hours of shifts with a cost code, divided by all paid hours.",
    shiftLength: "Paid hours, divided by the number of shifts.",
    rentalIncome: "What was agreed for own machines that were lent, by the first day of the loan.",
    rentalDays: "Days for which own machines were lent, by the first day of the loan.",
    daysUnlogged:
      "Mondays to Fridays of the last 14 days on which a project that is active has no log handed in, from the day on which it began here.",
    shiftsOpen: "Shifts that began before today and have no end: their hours are in no figure yet.",
    shiftsUncoded: "Shifts that are over and have no cost code, by the day on which they began.",
    dealsOverdue:
      "Open deals whose next action was due before today: what the pipeline says of them may be old.",
    wonUnpriced:
      "Deals that were won and have no value, by the day on which they were closed. The value won lacks them.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    metrics: typeof en;
  }
}
