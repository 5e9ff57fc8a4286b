/** Where a worksheet is assigned, and the address by which people open it. */
export interface Assigning {
  /** The address at which a worksheet is assigned. */
  readonly href: (worksheet: string) => string;
  /** That of the worksheet for those it is given to, relative to the platform. */
  readonly link: (worksheet: string) => string;
  /** Copies an address in full. */
  readonly onCopy: (address: string) => Promise<void>;
}
