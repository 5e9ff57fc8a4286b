/** The addresses that assignments lead to. */
export interface AssignmentLinks {
  readonly all: string;
  readonly assignment: (id: string) => string;
  /** A worksheet as those find it to whom it is given; relative to the platform. */
  readonly worksheet: (id: string) => string;
  /** The work of somebody, by the subject of his tokens. */
  readonly learner: (id: string) => string;
  readonly pool: string;
}
