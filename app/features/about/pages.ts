/** In the order of the sub-navigation, each with the line that the index shows. */
export const DISCOVER_PAGES = [
  {
    to: "/discover/who-we-are",
    title: "Who we are",
    line: "Who runs the cell, and what it offers: mentors, tools and contacts.",
  },
  {
    to: "/discover/mission-and-vision",
    title: "Mission and Vision",
    line: "What we do now, and what we hope to see in ten years.",
  },
  { to: "/discover/culture", title: "Culture", line: "How we work together, and our ten core values." },
  {
    to: "/discover/thrust-areas",
    title: "Thrust areas",
    line: "The nine problems of the hills that our teams work on.",
  },
  { to: "/discover/nodes", title: "Nodes", line: "The departments of the cell, and who coordinates each of them." },
  {
    to: "/discover/partners-and-collaborators",
    title: "Partners and Collaborators",
    line: "Who works with us. The list will follow.",
  },
] as const;
