/** The six pages of Discover, in the order of the sub-navigation, each with the one line that the index shows. */
export const DISCOVER_PAGES = [
  {
    to: "/discover/who-we-are",
    title: "Who we are",
    line: "A student-run room with mentors, tools and a telephone list.",
  },
  {
    to: "/discover/mission-and-vision",
    title: "Mission and Vision",
    line: "What we do each term, and what the valley may look like in ten years.",
  },
  { to: "/discover/culture", title: "Culture", line: "One key, one kettle, and ten values we try to keep." },
  { to: "/discover/thrust-areas", title: "Thrust areas", line: "Nine problems of the hills that our teams work on." },
  { to: "/discover/nodes", title: "Nodes", line: "The departments of the cell, and who runs each of them." },
  { to: "/discover/partners-and-collaborators", title: "Partners and Collaborators", line: "Who climbs with us." },
] as const;
