/** Words within the sentences of the brief. */
const en = {
  wind: "Wind, mph",
  gust: "Gusts, mph",
  rain: "Rain, in",
  low: "Lowest temperature, °F",
  high: "Highest temperature, °F",
  damp: "Humidity, %",
  evaporation: "Evaporation from concrete, lb/ft²/h",
  heat: "Heat index, °F",
  punchItem: "Punch item",
  permit: "Permit",
  dailyLog: "Daily log",
  task: "Task",
  talk: "Toolbox talk",
  notSeen: "not seen yet",
  checklist: "Checklist",
  action: "Corrective action",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "brief-words": typeof en;
  }
}
