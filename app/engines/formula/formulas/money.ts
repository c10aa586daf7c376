import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";

const SUM = plausible(0.01, 1e9);
const OUT = { output: true } as const;

/** A price that leaves a margin: the margin is a share of the price, the markup of the cost. */
export const marginPrice = formula("marginPrice", "money")
  .amount("cost", "one", SUM)
  .amount("marginShare", "pct", plausible(0, 95))
  .step("price", "one", (v) => v.cost / (1 - v.marginShare / 100), "{cost} ÷ (1 − {marginShare})", OUT)
  .step("profit", "one", (v) => v.price - v.cost, "{price} − {cost}", OUT)
  .step("markup", "pct", (v) => (v.profit / v.cost) * 100, "{profit} ÷ {cost}", OUT)
  .cite({ document: "arithmetic", mark: "known" })
  .done();

/** What an hour of a worker costs with taxes, insurance and benefits. */
export const laborBurden = formula("laborBurden", "money")
  .amount("wage", "one", plausible(0.01, 10_000))
  .amount("burden", "pct", { ...plausible(0, 200), default: 35 })
  .count("crew", { ...plausible(1, 1000), default: 1 })
  .amount("hoursWorked", "one", { ...plausible(0.1, 1_000_000), default: 8 })
  .step("hourCost", "one", (v) => v.wage * (1 + v.burden / 100), "{wage} × (1 + {burden})", OUT)
  .step(
    "crewCost",
    "one",
    (v) => v.hourCost * v.crew * v.hoursWorked,
    "{hourCost} × {crew} × {hoursWorked}",
    OUT,
  )
  .cite({ document: "arithmetic", mark: "known" })
  .assume("burdenOwn")
  .done();

/** Gross pay of a week with overtime. */
export const overtimePay = formula("overtimePay", "money")
  .amount("hoursWorked", "one", plausible(0.1, 168))
  .amount("wage", "one", plausible(0.01, 10_000))
  .amount("straightHours", "one", { ...plausible(0, 168), default: 40 })
  .amount("overtimeFactor", "one", { ...plausible(1, 4), default: 1.5 })
  .step(
    "overtimeHours",
    "one",
    (v) => Math.max(0, v.hoursWorked - v.straightHours),
    "max(0; {hoursWorked} − {straightHours})",
    OUT,
  )
  .step(
    "straightPay",
    "one",
    (v) => (v.hoursWorked - v.overtimeHours) * v.wage,
    "({hoursWorked} − {overtimeHours}) × {wage}",
    OUT,
  )
  .step(
    "overtimeSum",
    "one",
    (v) => v.overtimeHours * v.wage * v.overtimeFactor,
    "{overtimeHours} × {wage} × {overtimeFactor}",
    OUT,
  )
  .step("grossPay", "one", (v) => v.straightPay + v.overtimeSum, "{straightPay} + {overtimeSum}", OUT)
  .cite({ document: "arithmetic", mark: "known" })
  .assume("overtimeLaw")
  .done();

/** How long a job takes a crew that does as much each as another: output and job in the same unit, a day in hours. */
export const crewTime = formula("crewTime", "money")
  .amount("dayOutput", "one", SUM)
  .count("outputCrew", { ...plausible(1, 1000), default: 1 })
  .amount("jobSize", "one", SUM)
  .count("crew", { ...plausible(1, 1000), default: 1 })
  .amount("dayHours", "one", { ...plausible(1, 24), default: 8 })
  .step(
    "dayRate",
    "one",
    (v) => (v.dayOutput / v.outputCrew) * v.crew,
    "{dayOutput} ÷ {outputCrew} × {crew}",
    OUT,
  )
  .step("days", "one", (v) => v.jobSize / v.dayRate, "{jobSize} ÷ {dayRate}", OUT)
  .step("wholeDays", "one", (v) => roundUp(v.days), "⌈{days}⌉", OUT)
  .step("manHours", "one", (v) => v.days * v.crew * v.dayHours, "{days} × {crew} × {dayHours}", OUT)
  .cite({ document: "arithmetic", mark: "known" })
  .assume("crewPace")
  .done();

/** What is kept back of an invoice; of one that counts from the beginning, what was paid before comes off. */
export const retainage = formula("retainage", "money")
  .amount("invoice", "one", SUM)
  .amount("retainageShare", "pct", { ...plausible(0, 50), default: 10 })
  .amount("paidBefore", "one", { ...plausible(0, 1e9), default: 0 })
  .step("held", "one", (v) => (v.invoice * v.retainageShare) / 100, "{invoice} × {retainageShare}", OUT)
  .step("payable", "one", (v) => v.invoice - v.held - v.paidBefore, "{invoice} − {held} − {paidBefore}", OUT)
  .cite({ document: "arithmetic", mark: "known" })
  .assume("retainageLaw")
  .done();

/** The monthly payment of a loan with equal payments. */
export const loan = formula("loan", "money")
  .amount("principal", "one", SUM)
  .amount("yearlyRate", "pct", { ...plausible(0, 60), default: 8 })
  .count("months", plausible(1, 600))
  .step("monthlyRate", "pct", (v) => v.yearlyRate / 12, "{yearlyRate} ÷ 12")
  .look(
    "payment",
    "one",
    (v) => {
      const rate = v.monthlyRate / 100;
      return rate === 0 ? v.principal / v.months : (v.principal * rate) / (1 - (1 + rate) ** -v.months);
    },
    (v) =>
      v.monthlyRate === 0
        ? "{principal} ÷ {months}"
        : "{principal} × {monthlyRate} ÷ (1 − (1 + {monthlyRate})^(−{months}))",
    OUT,
  )
  .step("paid", "one", (v) => v.payment * v.months, "{payment} × {months}", OUT)
  .step("interest", "one", (v) => v.paid - v.principal, "{paid} − {principal}", OUT)
  .cite({ document: "arithmetic", mark: "known" })
  .done();

/** An estimate in the stated order: tax, then overhead, then profit. */
export const estimateTotal = formula("estimateTotal", "money")
  .amount("subtotal", "one", SUM)
  .amount("tax", "pct", { ...plausible(0, 30), default: 0 })
  .amount("overhead", "pct", { ...plausible(0, 100), default: 10 })
  .amount("profitShare", "pct", { ...plausible(0, 100), default: 10 })
  .step("taxSum", "one", (v) => (v.subtotal * v.tax) / 100, "{subtotal} × {tax}", OUT)
  .step(
    "overheadSum",
    "one",
    (v) => ((v.subtotal + v.taxSum) * v.overhead) / 100,
    "({subtotal} + {taxSum}) × {overhead}",
    OUT,
  )
  .step(
    "profit",
    "one",
    (v) => ((v.subtotal + v.taxSum + v.overheadSum) * v.profitShare) / 100,
    "({subtotal} + {taxSum} + {overheadSum}) × {profitShare}",
    OUT,
  )
  .step(
    "price",
    "one",
    (v) => v.subtotal + v.taxSum + v.overheadSum + v.profit,
    "{subtotal} + {taxSum} + {overheadSum} + {profit}",
    OUT,
  )
  .cite({ document: "arithmetic", mark: "known" })
  .done();

/** What an hour and a stretch of work of a crew with different wages cost, and what a unit of what it does. */
export const crewMix = formula("crewMix", "money")
  .list("wages", "one", { ...plausible(0.01, 10_000), most: 24 })
  .amount("burden", "pct", { ...plausible(0, 200), default: 35 })
  .amount("hoursWorked", "one", { ...plausible(0.1, 1_000_000), default: 8 })
  .amount("unitsDone", "one", { ...plausible(0.001, 1e9), default: 1 })
  .refuse("wages", "noWages", (v) => v.wages.length === 0)
  .step("wageSum", "one", (v) => v.wages.reduce((sum, wage) => sum + wage, 0), "{wages}")
  .step("crewHour", "one", (v) => v.wageSum * (1 + v.burden / 100), "{wageSum} × (1 + {burden})", OUT)
  .step("crewCost", "one", (v) => v.crewHour * v.hoursWorked, "{crewHour} × {hoursWorked}", OUT)
  .step("unitCost", "one", (v) => v.crewCost / v.unitsDone, "{crewCost} ÷ {unitsDone}", OUT)
  .cite({ document: "arithmetic", mark: "known" })
  .assume("burdenOwn")
  .done();

/** A machine bought or rented over some years: which costs less, and from how many days a year owning does. */
export const rentOrBuy = formula("rentOrBuy", "money")
  .amount("purchase", "one", SUM)
  .amount("resale", "one", { ...plausible(0, 1e9), default: 0 })
  .amount("yearlyCost", "one", { ...plausible(0, 1e9), default: 0 })
  .amount("dayRent", "one", SUM)
  .amount("daysYear", "one", plausible(1, 366))
  .amount("years", "one", { ...plausible(0.1, 50), default: 5 })
  .refuse("resale", "resaleTooHigh", (v) => v.resale > v.purchase)
  .step(
    "owningCost",
    "one",
    (v) => v.purchase - v.resale + v.yearlyCost * v.years,
    "{purchase} − {resale} + {yearlyCost} × {years}",
    OUT,
  )
  .step(
    "rentingCost",
    "one",
    (v) => v.dayRent * v.daysYear * v.years,
    "{dayRent} × {daysYear} × {years}",
    OUT,
  )
  .word(
    "cheaper",
    (v) => (v.owningCost < v.rentingCost ? "buy" : v.owningCost > v.rentingCost ? "rent" : "same"),
    (v) =>
      `{owningCost} ${v.owningCost < v.rentingCost ? "<" : v.owningCost > v.rentingCost ? ">" : "="} {rentingCost}`,
    OUT,
  )
  .step(
    "breakEvenDays",
    "one",
    (v) => v.owningCost / (v.dayRent * v.years),
    "{owningCost} ÷ ({dayRent} × {years})",
    OUT,
  )
  .cite({ document: "arithmetic", mark: "known" })
  .assume("rentLeftOut")
  .done();
