/// The error thrown when the user stops a build before it is done.
package struct BuildInterruption: Error {}
