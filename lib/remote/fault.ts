/** Why a feed or a picture was not read: French, for the console, without a full address. */
export class RemoteFault extends Error {}
